import { and, eq, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../db/database.ts'
import type { Dispute } from '../../../../payments/port.ts'
import { paymentDispute } from '../../../../tables/refunds.ts'
import type { OrderRow } from '../../order/order-answer.ts'

/**
 * Stores what the switch tells about disputes of an order's payment. Returns a sentence for the log for each
 * that is new or was decided. An old answer of the switch does not reopen a decided one.
 */
export async function recordDisputes(
  tx: Transaction,
  { id: orderId }: OrderRow,
  disputes: readonly Dispute[],
  now: Date,
): Promise<string[]> {
  if (disputes.length === 0) return []
  const stored = await tx.select().from(paymentDispute).where(eq(paymentDispute.orderId, orderId))
  const warnings: string[] = []
  for (const { id, state, reason = null } of disputes) {
    const before = stored.find((one) => one.id === id)
    if (before && (before.state === state || state === 'open')) continue
    const changes = { state, reason, changedAt: now }
    await tx
      .insert(paymentDispute)
      .values({ id, orderId, openedAt: now, ...changes })
      .onConflictDoUpdate({ target: paymentDispute.id, set: changes })
    warnings.push(`Dispute ${id} about order ${orderId} is ${state}.`)
  }
  return warnings
}

/** Whether the payer's bank has taken the money of an order back, or may do so. */
export async function hasLiveDispute(db: Queryable, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const isLive = and(eq(paymentDispute.orderId, id), ne(paymentDispute.state, 'won'))
  return (await db.$count(paymentDispute, isLive)) > 0
}
