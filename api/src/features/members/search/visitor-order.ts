import { createHmac } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { memberSearch } from '../../../tables/search.ts'
import { DAY_MS } from '../../../time.ts'

/** Most visitors look for people from their twenties to their forties; where members are older, for the youngest of them. */
const YOUNGEST = 22
const YEARS = 23

/** The ages that visitors of a brand with this minimum age see first. */
export function audienceAges(minAge: number) {
  const from = Math.max(YOUNGEST, minAge)
  return { minAge: from, maxAge: from + YEARS }
}

/** Where the day's order begins: a 64-bit number for `hashtextextended`. */
export type DayStart = string

/**
 * Visitors find members in an order that says nothing about them: by a hash of their ids, from a place that changes every
 * day, so that everybody comes first at times. The order stays the same while a visitor leafs through it.
 */
export function dayStart({ secret, brandId }: { secret: string; brandId: string }, at: Date): DayStart {
  const day = Math.floor(at.getTime() / DAY_MS)
  return createHmac('sha256', secret).update(`order ${brandId} ${day}`).digest().readBigInt64BE().toString()
}

/** As in the index `member_search_for_visitors`. */
const hash = sql`hashtextextended(${memberSearch.memberId}, 0)`

/** The order's parts, first to last. Each part walks the index. */
export function partsOfOrder(start: DayStart): { readonly condition: SQL; readonly key: SQL }[] {
  return ['<=', '>'].map((side) => ({
    condition: sql`${hash} ${sql.raw(side)} ${start}::bigint`,
    key: hash,
  }))
}
