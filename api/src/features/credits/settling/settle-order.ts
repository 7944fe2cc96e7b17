import type { OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { type Applied, applyPayment, endUnpaid } from './apply-payment.ts'
import { logWarnings } from './log-warnings.ts'
import { needsAccount } from './payment-way.ts'
import { requestPayment } from './request-payment.ts'

interface SettleOptions {
  /** Makes the switch ask the processor. */
  readonly sync?: boolean
}

/** The order now, and its status before; undefined if the switch gave no answer. */
export type Settled = Pick<Applied, 'order' | 'was'> | undefined

/**
 * Brings an order up to date: asks the switch for the truth about its payment, whatever a webhook or a
 * returning payer claims, and books it. Harmless to repeat and to run many times at once.
 */
export async function settleOrder(
  services: OrderServices,
  order: OrderRow,
  { sync = false }: SettleOptions = {},
): Promise<Settled> {
  const { payments, database, clock, log } = services
  const isNotAsked = order.status === 'created' && order.expiresAt > clock.now()
  // The process ended before the switch was asked, or before its answer arrived.
  if (isNotAsked && !needsAccount(order))
    return { order: await requestPayment(services, order), was: order.status }
  const found = await payments.fetch(order.paymentId, { sync })
  if (found.ok) {
    const { value } = found
    const applied = await database.inTransaction((tx) => applyPayment(tx, order.id, value, clock.now()))
    logWarnings(log, applied)
    return applied
  }
  const { kind, message } = found.error
  if (kind === 'unknown' && order.status === 'created') {
    // Its member's page may still ask.
    if (isNotAsked) return { order, was: order.status }
    const ended = await database.inTransaction((tx) => endUnpaid(tx, order.id, 'expired', clock.now()))
    return { order: ended, was: order.status }
  }
  log.warn(`The payment switch said nothing about order ${order.id} (${kind}): ${message}`)
  return undefined
}
