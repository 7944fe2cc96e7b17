import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { applyPayment } from '../orders/apply-payment.ts'
import { isOwnOrder } from '../orders/find-orders.ts'
import type { OrderRow } from '../orders/order-answer.ts'
import type { OrderServices } from '../orders/order-services.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { isPaidOnPage } from './find-shopper.ts'

/** The member's order that holds a code. */
export async function findHolder(
  db: Queryable,
  owner: MemberKey,
  code: string,
): Promise<OrderRow | undefined> {
  const holdsIt = and(eq(paymentOrder.holdsCode, true), eq(paymentOrder.discountCode, code.toUpperCase()))
  const [found] = await db
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(owner), holdsIt))
  return found
}

/**
 * Cancels an unpaid order at the switch, so that the member can use its code in another checkout. Refuses if its money may
 * have moved. Harmless to repeat and to run many times at once.
 */
export async function releaseCode(services: OrderServices, holder: OrderRow): Promise<void> {
  const { payments, database, clock, log } = services
  if (holder.status === 'created' && !isPaidOnPage(holder)) refuse('discount_code_used')
  // A payment is made before it is cancelled: otherwise a request that is still on its way could make it afterwards.
  const order = holder.status === 'created' ? await settled(services, holder) : holder
  if (order.status !== 'pending') return
  const cancelled = await payments.cancel(order.paymentId)
  if (!cancelled.ok && cancelled.error.kind !== 'refused') {
    const { kind, message } = cancelled.error
    log.warn(`The payment switch did not cancel the payment of order ${order.id} (${kind}): ${message}`)
    refuse('payments_unavailable', { status: 503 })
  }
  const after = cancelled.ok
    ? await database.inTransaction((tx) => applyPayment(tx, order.id, cancelled.value, clock.now()))
    : { order: await settled(services, order) }
  if (after.order.holdsCode) refuse('discount_code_used')
}

async function settled(services: OrderServices, order: OrderRow): Promise<OrderRow> {
  const found = await settleOrder(services, order)
  return found?.order ?? refuse('payments_unavailable', { status: 503 })
}
