import {
  type AnswerOf,
  hasTrafficSource,
  loosenable,
  mayVisitorSearch,
  SEARCH_COUNT_CAP,
  SEARCH_PAGE,
  SEARCH_PAGES,
  type searchMembers,
} from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { cardOf, findCardRows } from '../profile/member-cards.ts'
import { type Criteria, criteriaOf, searchedOf, similarTo, without } from './search-criteria.ts'
import { pageCount, resultCount } from './search-pages.ts'
import { countUpTo, idsOf, type Wanted } from './search-rows.ts'
import { countFitting } from './search-total.ts'
import { findSearcher } from './searcher.ts'

type Asked = Pick<
  Call<typeof searchMembers, 'any'>,
  'query' | 'db' | 'brand' | 'session' | 'request' | 'clock'
>

/** §2: one page of whom a search finds. */
export async function search(call: Asked): Promise<AnswerOf<typeof searchMembers>> {
  const { query, db, session, clock } = call
  refuseVisitor(call)
  const now = clock.now()
  const searcher = await findSearcher(call)
  const strict = criteriaOf(query, searcher)
  const isSimilar = query.similar === '1'
  const fitting = isSimilar ? { criteria: similarTo(strict, searcher), except: strict } : { criteria: strict }
  const at = momentOf(query.at, now)
  const wanted: Wanted = { ...fitting, viewerId: session?.memberId ?? null, at, now }
  const page = query.pageNumber ?? 1
  const offset = (page - 1) * SEARCH_PAGE
  // One more than is shown tells whether there is a next page.
  const ids = idsOf(wanted, { limit: SEARCH_PAGE + 1, offset })
  const [rows, counted] = await Promise.all([
    findCardRows(db, wanted.viewerId, ids),
    countFitting(db, fitting, now),
  ])
  const isLost = rows.length === 0 && page > 1
  const total = isLost ? await countUpTo(db, SEARCH_COUNT_CAP + 1, wanted) : counted
  const count = isLost ? total : resultCount({ counted, offset, found: rows.length, size: SEARCH_PAGE })
  return {
    profiles: rows.slice(0, SEARCH_PAGE).map((row) => cardOf(row, now)),
    numResults: Math.min(count, SEARCH_COUNT_CAP),
    is_capped: count > SEARCH_COUNT_CAP,
    page,
    pages: pageCount(count, { size: SEARCH_PAGE, most: SEARCH_PAGES }),
    at: at.toISOString(),
    searched: searchedOf(query, strict),
    loosen: rows.length === 0 && page === 1 && !isSimilar ? await looser(db, wanted) : [],
  }
}

/** §6: a visitor searches where the brand lets visitors. */
function refuseVisitor({ session, brand, query: { network, ref } }: Asked) {
  if (session) return
  const tracking = { ...(network ? { network } : {}), ...(ref ? { ref } : {}) }
  if (!mayVisitorSearch(brand.settings, hasTrafficSource(tracking))) refuse('authentication_required')
}

function momentOf(at: string | undefined, now: Date): Date {
  const asked = at === undefined ? now : new Date(at)
  return asked < now ? asked : now
}

/** The parts of a search that finds nobody, without any one of which it finds somebody. */
async function looser(db: Queryable, wanted: Wanted) {
  const tried = await Promise.all(
    loosenable.map(async (part) => {
      const criteria: Criteria | undefined = without(part, wanted.criteria)
      return criteria && (await countUpTo(db, 1, { ...wanted, criteria })) > 0 ? [part] : []
    }),
  )
  return tried.flat()
}
