import type { Spending } from 'contracts'
import { and, asc, gte, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { isOwnOrder } from '../order/find-orders.ts'
import { monthOf, monthStart } from './month.ts'
import { sumOfNet } from './net-spending.ts'

const MONTHS = 12

/** Sums up a member's payments in each of the last twelve months, in each currency that they paid in. */
export async function spentByMonth(
  db: Queryable,
  owner: MemberKey,
  now: Date,
): Promise<Spending['currencies']> {
  const { currency, paidAt } = paymentOrder
  const month = sql<string>`to_char(${paidAt} at time zone 'UTC', 'YYYY-MM')`
  const rows = await db
    .select({ currency, month, spent: sumOfNet })
    .from(paymentOrder)
    .where(and(isOwnOrder(owner), isNotNull(paidAt), gte(paidAt, monthStart(now, 1 - MONTHS))))
    .groupBy(currency, month)
    .orderBy(asc(currency))
  const months = Array.from({ length: MONTHS }, (_, n) => monthOf(monthStart(now, n + 1 - MONTHS)))
  const byCurrency = Map.groupBy(rows, (row) => row.currency)
  return [...byCurrency].map(([of, paid]) => ({
    currency: of,
    months: months.map((name) => ({
      month: name,
      spent: paid.find((row) => row.month === name)?.spent ?? 0,
    })),
  }))
}
