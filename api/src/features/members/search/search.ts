import {
  type AnswerOf,
  type searchMembers as endpoint,
  hasTrafficSource,
  loosenable,
  mayVisitorSearch,
  SEARCH_COUNT_CAP,
  SEARCH_PAGE,
  SEARCH_PAGES,
  type SearchQueryInput,
} from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { cardOf, findCardRows, visitorCardOf } from '../profile/member-cards.ts'
import { countUpTo, type MemberQuery, memberIds } from './member-query.ts'
import {
  appliedSearch,
  criteriaOf,
  firstAges,
  type Searcher,
  seekerOf,
  similarCriteria,
  withoutFilter,
} from './search-criteria.ts'
import { readSearchCursor, searchCursor } from './search-cursor.ts'
import { pageCount, resultCount } from './search-pages.ts'
import { searchTotal, suggestionTotal } from './search-total.ts'
import { dayStart } from './visitor-order.ts'

/** §2: a page of the members that a search finds. */
export async function searchMembers(
  db: Queryable,
  searcher: Searcher,
  query: SearchQueryInput,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<AnswerOf<typeof endpoint>> {
  const strict = criteriaOf(query, searcher)
  const isSimilar = query.similar === '1'
  const scope = isSimilar
    ? { criteria: similarCriteria(strict, searcher), except: strict }
    : { criteria: strict }
  const owner = { ...searcher, secret }
  const at = readSearchCursor(owner, query.at, now)
  const { memberId } = searcher
  const order =
    memberId === null
      ? { viewerId: null, start: dayStart(owner, at) }
      : { viewerId: memberId, seeker: seekerOf(searcher, query) }
  // Near misses are all of these ages.
  const first = isSimilar ? null : firstAges(searcher, query)
  const isSuggestion = memberId !== null && (isSimilar || query.undecided === '1')
  const members: MemberQuery = { ...scope, ...order, first, isSuggestion, at, now }
  const toCard = searcher.memberId === null ? visitorCardOf : cardOf
  const page = query.pageNumber ?? 1
  const offset = (page - 1) * SEARCH_PAGE
  // One more than the page shows, to know whether there is a next page.
  const ids = memberIds(members, { limit: SEARCH_PAGE + 1, offset })
  const [rows, counted] = await Promise.all([
    findCardRows(db, members.viewerId, ids),
    isSuggestion ? suggestionTotal(db, memberId, scope, now) : searchTotal(db, scope, now),
  ])
  const isBeyondEnd = rows.length === 0 && page > 1
  const count = isBeyondEnd
    ? await countUpTo(db, SEARCH_COUNT_CAP + 1, members)
    : resultCount({ counted, offset, found: rows.length, size: SEARCH_PAGE })
  return {
    profiles: rows.slice(0, SEARCH_PAGE).map((row) => toCard(row, now)),
    numResults: Math.min(count, SEARCH_COUNT_CAP),
    is_capped: count > SEARCH_COUNT_CAP,
    page,
    pages: pageCount(count, { size: SEARCH_PAGE, most: SEARCH_PAGES }),
    at: searchCursor(owner, at),
    searched: appliedSearch(query, strict),
    loosen: rows.length === 0 && page === 1 && !isSimilar ? await helpfulToDrop(db, members) : [],
  }
}

/** §6: refuses a visitor where the brand doesn't let visitors search. */
export function refuseVisitorSearch(
  { settings }: Brand,
  { network, ref }: Pick<SearchQueryInput, 'network' | 'ref'>,
) {
  const tracking = { ...(network ? { network } : {}), ...(ref ? { ref } : {}) }
  if (!mayVisitorSearch(settings, hasTrafficSource(tracking))) refuse('authentication_required')
}

/** The filters of a search without results whose removal, one at a time, would give results. */
async function helpfulToDrop(db: Queryable, members: MemberQuery) {
  const tried = await Promise.all(
    loosenable.map(async (part) => {
      const criteria = withoutFilter(part, members.criteria)
      return criteria && (await countUpTo(db, 1, { ...members, criteria })) > 0 ? [part] : []
    }),
  )
  return tried.flat()
}
