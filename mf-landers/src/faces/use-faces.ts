import type { Image, MemberCard } from 'contracts'
import { useQuery } from 'shared-state/query'
import { facesQuery } from '../queries/faces-query.ts'
import { maySearch } from './may-search.ts'

export type Face = MemberCard & { readonly main_image: Image }

/** Fewer would look like an empty place. */
const FEWEST = 3

/** Members with a picture whom visitors may see; undefined while loading, empty if they are too few. */
export function useFaces(): readonly Face[] | undefined {
  const { data, isPending } = useQuery({ ...facesQuery(), enabled: maySearch() })
  if (!maySearch()) return []
  if (!data) return isPending ? undefined : []
  const faces = data.profiles.filter(isShown)
  return faces.length < FEWEST ? [] : faces
}

/** A fictional profile would need its mark, for which a picture among others has no room. */
function isShown(one: MemberCard): one is Face {
  return one.main_image !== null && !one.is_fictional
}
