import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { switchId } from '../../../payments/switch-id.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { lockOrder } from '../order/find-orders.ts'
import { findRefund, findRefundable, type RefundRow } from '../settling/find-refund.ts'
import { refundEvents } from '../settling/refund-answer.ts'
import { bookRefund } from './book-refund.ts'
import { insertRefund } from './insert-refund.ts'

interface OrderOfBrand {
  readonly brandId: string
  readonly orderId: string
}

/**
 * For members who can't ask themselves: refunds unused credits by the same rules but the number of days, all of them
 * or so many. Null if nothing, or not so many, can be refunded.
 */
export async function insertStaffRefund(
  tx: Transaction,
  { brandId, orderId }: OrderOfBrand,
  { credits, now }: { readonly credits?: number; readonly now: Date },
): Promise<RefundRow | null> {
  const isOfBrand = and(eq(paymentOrder.brandId, brandId), eq(paymentOrder.id, orderId))
  const [order] = await tx.select().from(paymentOrder).where(isOfBrand).for('update')
  if (!order || (await findRefund(tx, order))) return null
  const found = await findRefundable(tx, order, credits)
  if (!found || (credits !== undefined && found.credits !== credits)) return null
  return insertRefund(tx, order, found, now)
}

/**
 * Makes a failed refund a new one with another id: the switch would answer for the old one that it failed. Null if
 * the order has none that failed.
 */
export async function renewRefund(tx: Transaction, about: OrderOfBrand): Promise<RefundRow | null> {
  const [failed] = await tx.select().from(orderRefund).where(isFailed(about))
  if (!failed) return null
  await lockOrder(tx, about.orderId)
  const [row] = await tx
    .update(orderRefund)
    .set({ refundId: switchId('ref', newId()), status: 'pending', settledAt: null, failure: null })
    .where(isFailed(about))
    .returning()
  if (!row) return null
  await publishEvents(tx, ...refundEvents(row))
  return row
}

/** Books that the money of a failed refund was sent in another way. Null if the order has none that failed. */
export async function finishRefund(
  tx: Transaction,
  about: OrderOfBrand,
  now: Date,
): Promise<RefundRow | null> {
  const [row] = await tx.select().from(orderRefund).where(isFailed(about))
  if (!row) return null
  const { refundId: id, amount, currency } = row
  const { refund } = await bookRefund(tx, about.orderId, { id, state: 'succeeded', amount, currency }, now)
  return refund
}

function isFailed({ brandId, orderId }: OrderOfBrand) {
  return and(
    eq(orderRefund.brandId, brandId),
    eq(orderRefund.orderId, orderId),
    eq(orderRefund.status, 'failed'),
  )
}
