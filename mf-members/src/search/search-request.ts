import { type AnswerOf, searchMembers } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { currentRole } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import type { Asked, Place } from './asked.ts'

export type Found = AnswerOf<typeof searchMembers>

/** So long a page of results is there at once when somebody comes back to it. */
const KEPT = 30 * 60_000

interface Wanted extends Pick<Place, 'page' | 'at'> {
  /** Those who nearly fit, in place of those who do. */
  readonly isSimilar?: boolean | undefined
}

/** §2: one page of those who fit. */
export function searchRequest(asked: Asked, { page, at, isSimilar = false }: Wanted) {
  const query = {
    ...asked,
    ...source(),
    ...(page > 1 && { pageNumber: page }),
    ...(at !== undefined && { at }),
    ...(isSimilar && { similar: '1' as const }),
  }
  return { ...endpointQuery(searchMembers, { query }), gcTime: KEPT }
}

/** §6: visitors may search as they came. */
function source() {
  const { network, ref } = useStore.getState().tracking
  if (currentRole() !== 'visitor') return {}
  return { ...(network !== undefined && { network }), ...(ref !== undefined && { ref }) }
}
