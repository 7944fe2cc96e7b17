import { SEARCH_COUNT_CAP } from 'contracts'
import { and, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../../db/database.ts'
import { memberSearch } from '../../../tables/search.ts'
import { MINUTE_MS } from '../../../time.ts'
import { isAllowedByBrand } from '../visibility/fictional-rule.ts'
import { countUpTo, type SearchScope } from './member-query.ts'
import { decidedBy, meetsCriteria } from './search-conditions.ts'

/** Totals that a process caches. */
const MOST = 10_000

interface CachedTotal {
  readonly count: Promise<number>
  readonly until: number
}

/** One cache per database, since each test has its own. */
const caches = new WeakMap<object, LRUCache<string, CachedTotal>>()

/**
 * The number of results up to one above the cap, cached for a minute for everyone with the same search. It
 * includes members behind a block; the last page knows the exact number.
 */
export function searchTotal(db: Queryable, scope: SearchScope, now: Date): Promise<number> {
  const totals = caches.get(db) ?? new LRUCache<string, CachedTotal>({ max: MOST })
  caches.set(db, totals)
  const key = JSON.stringify(scope)
  const cached = totals.get(key)
  // The cache's own lifetime would follow the system clock, but tests move theirs.
  if (cached && cached.until > now.getTime()) return cached.count
  const count = countUpTo(db, SEARCH_COUNT_CAP + 1, {
    ...scope,
    viewerId: null,
    isSuggestion: false,
    at: now,
    now,
  })
  totals.set(key, { count, until: now.getTime() + MINUTE_MS })
  count.catch(() => totals.delete(key))
  return count
}

/** The total of all, without those on whom the member has decided; if there are more than are counted, nobody misses them. */
export async function suggestionTotal(db: Queryable, memberId: string, scope: SearchScope, now: Date) {
  const total = await searchTotal(db, scope, now)
  return total > SEARCH_COUNT_CAP ? total : total - (await countDecided(db, memberId, { ...scope, now }))
}

/** How many of these members the viewer has decided on: a few of the viewer's own rows tell. */
async function countDecided(
  db: Queryable,
  viewerId: string,
  { criteria, except, now }: SearchScope & { readonly now: Date },
): Promise<number> {
  return await db.$count(
    memberSearch,
    and(
      sql`${memberSearch.memberId} in (${decidedBy(viewerId)})`,
      meetsCriteria(criteria, now),
      isAllowedByBrand(memberSearch.isFictional, criteria.brandId),
      except && sql`${meetsCriteria(except, now)} is not true`,
    ),
  )
}
