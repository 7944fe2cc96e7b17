import type { Currency } from 'contracts'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { isOwnOrder } from '../orders/find-orders.ts'
import { findLimits } from './find-limits.ts'
import { monthStart } from './month.ts'
import { countedAt, sumOfNet } from './net-spending.ts'

/** Orders that cost their member money, or may do so. */
const COUNTED = ['created', 'pending', 'paid', 'partly_refunded'] as const

/**
 * Refuses an order beyond the member's monthly limit, or in another currency than the limit's. The transaction that makes the
 * order has locked the member, so that of two orders at once the second counts the first.
 */
export async function checkSpendingLimit(
  tx: Transaction,
  buyer: MemberKey,
  { amount, currency }: { readonly amount: number; readonly currency: Currency },
  now: Date,
): Promise<void> {
  const { limit } = await findLimits(tx, buyer, now)
  if (limit === null) return
  if (currency !== limit.currency) refuse('spending_limit', { data: { limit } })
  const isCounted = and(
    isOwnOrder(buyer),
    eq(paymentOrder.currency, currency),
    inArray(paymentOrder.status, COUNTED),
    gte(countedAt, monthStart(now)),
  )
  const [counted] = await tx.select({ spent: sumOfNet }).from(paymentOrder).where(isCounted)
  if ((counted?.spent ?? 0) + amount > limit.amount) refuse('spending_limit', { data: { limit } })
}
