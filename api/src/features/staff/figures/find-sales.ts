import { type AnswerOf, type getSaleFigures, type InputOf, saleFilters } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { figureSale } from '../../../tables/figures.ts'
import { hasValues, isInDays } from './figure-conditions.ts'
import { SMALLEST_GROUP } from './smallest-group.ts'

type Answer = AnswerOf<typeof getSaleFigures>

const FILTERS = Object.keys(saleFilters) as (keyof typeof saleFilters)[]

/** Sales in each period, if enough people bought, and what went back, if it went to enough people. */
export async function findSales(
  db: Queryable,
  brandId: string,
  query: InputOf<typeof getSaleFigures>['query'],
): Promise<Answer['periods']> {
  const ifEnough = (people: string, amount: string) =>
    sql.raw(
      `case when sum(${people}) between 1 and ${SMALLEST_GROUP - 1} then null else sum(${amount})::integer end as ${amount}`,
    )
  const { rows } = await db.execute<Answer['periods'][number]>(sql`
    select starts::text, currency,
      ${ifEnough('buyers', 'orders')}, ${ifEnough('buyers', 'paid')},
      ${ifEnough('returners', 'refunded')}, ${ifEnough('returners', 'charged_back')}
    from ${figureSale}
    where brand_id = ${brandId} and grain = ${query.by} and ${isInDays('starts', query)} ${hasValues(FILTERS, query)}
    group by starts, currency
    order by starts, currency`)
  return rows
}
