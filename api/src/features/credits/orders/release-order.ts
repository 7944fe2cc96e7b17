import { refuse } from '../../../http/refusal.ts'
import { isPaidOnPage } from '../discounts/find-shopper.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { applyPayment } from '../settling/apply-payment.ts'
import { settleOrder } from '../settling/settle-order.ts'

/**
 * Cancels an unpaid order at the switch, so that another checkout can use its code or buy its try-out
 * package. Refuses if its money may have moved. Harmless to repeat and to run many times at once.
 */
export async function releaseOrder(services: OrderServices, rival: OrderRow): Promise<void> {
  const { payments, database, clock, log } = services
  if (rival.status === 'created' && !isPaidOnPage(rival)) refuseRival(rival)
  // A payment is made before it is cancelled, or a request under way could make it afterwards.
  const order = rival.status === 'created' ? await settled(services, rival) : rival
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
  if (after.order.status === 'pending') refuseRival(after.order)
}

function refuseRival({ discountCode }: OrderRow): never {
  return refuse(discountCode === null ? 'not_found' : 'discount_code_used')
}

async function settled(services: OrderServices, order: OrderRow): Promise<OrderRow> {
  const found = await settleOrder(services, order)
  return found?.order ?? refuse('payments_unavailable', { status: 503 })
}
