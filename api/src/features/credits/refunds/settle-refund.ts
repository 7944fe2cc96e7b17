import { eq } from 'drizzle-orm'
import type { NewRefund, Refund, Result } from '../../../payments/port.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import type { OrderServices } from '../order/order-services.ts'
import { hasLiveDispute } from '../settling/disputes/record-disputes.ts'
import type { RefundRow } from '../settling/find-refund.ts'
import { logWarnings } from '../settling/log-warnings.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { bookRefund } from './book-refund.ts'

/** Asks the switch for a refund that it cannot know yet. */
export function startRefund(services: OrderServices, refund: RefundRow): Promise<RefundRow> {
  return settle(services, refund, (request) => services.payments.refund(request))
}

/**
 * Brings a refund up to date: asks the switch for its state, or for the refund if an earlier try never
 * arrived. Harmless to repeat, also at once. Without an answer, the refund stays as it is.
 */
export function settleRefund(services: OrderServices, refund: RefundRow): Promise<RefundRow> {
  const { payments, database } = services
  return settle(services, refund, async (request) => {
    const found = await payments.fetchRefund(request.id)
    const isMissing = !found.ok && found.error.kind === 'unknown' && refund.status === 'pending'
    if (!isMissing) return found
    const [order] = await database.db.select().from(paymentOrder).where(eq(paymentOrder.id, refund.orderId))
    if (order) await settleOrder(services, order, { sync: true })
    // The bank takes or has taken the money back, so a refund would be a second one.
    const isDisputed = await hasLiveDispute(database.db, { id: refund.orderId })
    return isDisputed ? DISPUTED : payments.refund(request)
  })
}

const DISPUTED = { ok: false, error: { kind: 'refused', message: 'The payment is disputed.' } } as const

type Ask = (request: NewRefund) => Promise<Result<Refund>>

async function settle(services: OrderServices, refund: RefundRow, ask: Ask): Promise<RefundRow> {
  const { database, clock, log } = services
  const { orderId, refundId: id, amount, currency } = refund
  const [order] = await database.db.select().from(paymentOrder).where(eq(paymentOrder.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}.`)
  const { paymentId } = order
  const answer = await ask({ id, paymentId, amount, reason: 'Unused credits' })
  if (!answer.ok && !isFinal(answer.error)) {
    const { kind, message } = answer.error
    log.warn(`The payment switch said nothing about the refund of order ${orderId} (${kind}): ${message}`)
    return refund
  }
  // A refund that the switch refused was never made, so it exists only here.
  const told: Refund = answer.ok
    ? answer.value
    : { id, paymentId, state: 'failed', amount, currency, failure: answer.error.message }
  if (told.state === refund.status) return refund
  const booked = await database.inTransaction((tx) => bookRefund(tx, orderId, told, clock.now()))
  logWarnings(log, booked)
  if (told.state === 'succeeded') await settleOrder(services, order)
  return booked.refund
}

/** Whether asking again cannot help: the switch refused, or does not have the payment. */
function isFinal({ kind }: Extract<Result<Refund>, { ok: false }>['error']): boolean {
  return kind === 'refused' || kind === 'unknown'
}
