import { refuse } from '../../../http/refusal.ts'
import { isPaidOnPage } from '../discounts/find-shopper.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { applyPayment } from '../settling/apply-payment.ts'
import { settleOrder } from '../settling/settle-order.ts'

/**
 * Cancels an unpaid order at the switch, and returns it as it is then. It stays as it was if its money may have moved; money
 * that arrives later is booked all the same. Harmless to repeat and to run many times at once.
 */
export async function cancelOrder(services: OrderServices, asked: OrderRow): Promise<OrderRow> {
  const { payments, database, clock, log } = services
  if (asked.status === 'created' && !isPaidOnPage(asked)) return asked
  // A payment is made before it is cancelled, or a request under way could make it afterwards.
  const order = asked.status === 'created' ? await settled(services, asked) : asked
  if (order.status !== 'pending') return order
  const cancelled = await payments.cancel(order.paymentId)
  if (!cancelled.ok && cancelled.error.kind !== 'refused') {
    const { kind, message } = cancelled.error
    log.warn(`The payment switch did not cancel the payment of order ${order.id} (${kind}): ${message}`)
    refuse('payments_unavailable', { status: 503 })
  }
  if (!cancelled.ok) return settled(services, order)
  const applied = await database.inTransaction((tx) =>
    applyPayment(tx, order.id, cancelled.value, clock.now()),
  )
  return applied.order
}

async function settled(services: OrderServices, order: OrderRow): Promise<OrderRow> {
  const found = await settleOrder(services, order)
  return found?.order ?? refuse('payments_unavailable', { status: 503 })
}
