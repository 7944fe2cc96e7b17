import type { Image, MemberCard } from 'contracts'
import { useQuery } from 'shared-state/query'
import { facesQuery } from '../queries/faces-query.ts'
import { maySearch } from './may-search.ts'

export type Face = MemberCard & { readonly main_image: Image }

/** Fewer would look like an empty place. */
const FEWEST = 3

/**
 * Where the row of faces begins on each kind of page, so that a visitor who opens several doesn't meet the same three first on all
 * of them. The home begins as the search does.
 */
const starts = { home: 0, collage: 8, gallery: 12, feed: 18 } as const

/** Members with a picture whom visitors may see; undefined while loading, empty if they are too few. */
export function useFaces(page: keyof typeof starts = 'home'): readonly Face[] | undefined {
  const { data, isPending } = useQuery({ ...facesQuery(), enabled: maySearch() })
  if (!maySearch()) return []
  if (!data) return isPending ? undefined : []
  const faces = data.profiles.filter(isShown)
  if (faces.length < FEWEST) return []
  const start = starts[page] % faces.length
  return [...faces.slice(start), ...faces.slice(0, start)]
}

/** A fictional profile would need its mark, for which a picture among others has no room. */
function isShown(one: MemberCard): one is Face {
  return one.main_image !== null && !one.is_fictional
}
