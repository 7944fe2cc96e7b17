import type { NewRefund, Refund, Result } from '../../../payments/port.ts'
import { hasLiveDispute } from '../disputes/record-disputes.ts'
import { findOrder } from '../orders/find-orders.ts'
import type { OrderRow } from '../orders/order-answer.ts'
import type { OrderServices } from '../orders/order-services.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { findRefund, type RefundRow } from './find-refund.ts'

/** Asks the switch for a refund that it cannot know yet. */
export function startRefund(services: OrderServices, refund: RefundRow): Promise<RefundRow> {
  return settle(services, refund, (request) => services.payments.refund(request))
}

/**
 * Brings a refund up to date: asks the switch for its state, and asks for the refund itself if an earlier try never arrived.
 * Harmless to repeat and to run many times at once. While the switch gives no answer, the refund stays as it is.
 */
export function settleRefund(services: OrderServices, refund: RefundRow): Promise<RefundRow> {
  const { payments } = services
  return settle(services, refund, async (request) => {
    const found = await payments.fetchRefund(request.id)
    const isMissing = !found.ok && found.error.kind === 'unknown' && refund.status === 'pending'
    if (!isMissing) return found
    // The bank takes or has taken the money back, so a refund would be a second one.
    const isDisputed = await hasLiveDispute(services.database.db, { id: refund.orderId })
    return isDisputed ? DISPUTED : payments.refund(request)
  })
}

const DISPUTED = { ok: false, error: { kind: 'refused', message: 'The payment is disputed.' } } as const

type Ask = (request: NewRefund) => Promise<Result<Refund>>

async function settle(services: OrderServices, refund: RefundRow, ask: Ask): Promise<RefundRow> {
  const { database, log } = services
  const { refundId: id, amount } = refund
  const order = await findOrder(database.db, refund.orderId)
  const answer = await ask({ id, paymentId: order.paymentId, amount, reason: 'Unused credits' })
  if (!answer.ok && answer.error.kind !== 'refused') {
    const { kind, message } = answer.error
    log.warn(`The payment switch said nothing about the refund of order ${order.id} (${kind}): ${message}`)
    return refund
  }
  const known = answer.ok ? answer.value : refused(order, refund, answer.error.message)
  if (known.state === refund.status) return refund
  await settleOrder(services, order, { refund: known })
  return (await findRefund(database.db, order)) ?? refund
}

/** A refund that the switch never made, because it refused it. */
function refused(
  { paymentId, currency }: OrderRow,
  { refundId, amount }: RefundRow,
  failure: string,
): Refund {
  return { id: refundId, paymentId, state: 'failed', amount, currency, failure }
}
