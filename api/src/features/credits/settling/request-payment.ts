import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { brand } from '../../../tables/site.ts'
import { SECOND_MS } from '../../../time.ts'
import { amountOf, type OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { applyPayment, endUnpaid } from './apply-payment.ts'
import { logWarnings } from './log-warnings.ts'
import { needsAccount, paymentWay } from './payment-way.ts'

/**
 * Asks the switch for an order's payment. Harmless to repeat after a crash or a lost answer, since the
 * payment's id is ours. Refuses while the switch cannot be reached: the order stays `created`, for the next
 * try or the job. A direct debit needs the account's number, which is not stored.
 */
export async function requestPayment(
  services: OrderServices,
  order: OrderRow,
  iban?: string,
): Promise<OrderRow> {
  const { payments, originOf, database, clock, log } = services
  const now = clock.now()
  const seller = await findSeller(database.db, order.brandId)
  const created = await payments.create({
    id: order.paymentId,
    orderId: order.id,
    customerId: order.memberId ?? order.id,
    amount: amountOf(order),
    currency: order.currency,
    country: order.country,
    returnUrl: `${originOf(seller.domain)}/transactions/${order.id}`,
    merchant: seller.name,
    expiresIn: Math.max(1, Math.round((order.expiresAt.getTime() - now.getTime()) / SECOND_MS)),
    way: await paymentWay(database.db, order, iban),
  })
  if (created.ok) {
    const { value } = created
    const applied = await database.inTransaction((tx) => applyPayment(tx, order.id, value, now))
    logWarnings(log, applied)
    return applied.order
  }
  const { kind } = created.error
  // The switch may repeat the account in its message.
  const message = needsAccount(order) ? (created.error.code ?? 'no code') : created.error.message
  log.warn(`The payment switch did not create the payment of order ${order.id} (${kind}): ${message}`)
  if (kind === 'refused') return database.inTransaction((tx) => endUnpaid(tx, order.id, 'failed', now))
  return refuse('payments_unavailable', { status: 503 })
}

async function findSeller(db: Queryable, brandId: string) {
  const [found] = await db.select().from(brand).where(eq(brand.id, brandId))
  const { domain, settings } = found ?? refuse('not_found')
  return { domain, name: settings.name ?? defaultSettings.name }
}
