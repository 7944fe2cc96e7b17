import { type AnswerOf, searchMembers } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { trafficSource } from 'shared-state/traffic-source'
import { isSuggestion, type Paging, type SearchCriteria } from '../search-criteria.ts'

export type SearchResult = AnswerOf<typeof searchMembers>

/** Coming back to a page of results within this time shows it at once. */
const CACHE_MS = 30 * 60_000

interface PageOfResults extends Pick<Paging, 'page' | 'at'> {
  /** Members who meet most of the criteria, in place of those who meet all. */
  readonly isSimilar?: boolean | undefined
}

/** §2: one page of search results. */
export function searchMembersQuery(criteria: SearchCriteria, { page, at, isSimilar = false }: PageOfResults) {
  const query = {
    ...criteria,
    ...trafficSource(),
    ...(page > 1 && { pageNumber: page }),
    ...(at !== undefined && { at }),
    ...(isSimilar && { similar: '1' as const }),
    ...(isSuggestion(criteria) && { undecided: '1' as const }),
  }
  return { ...endpointQuery(searchMembers, { query }), gcTime: CACHE_MS }
}
