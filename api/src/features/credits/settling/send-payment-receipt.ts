import type { Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { amountOf, type OrderRow } from '../order/order-answer.ts'
import { isPaidStatus } from '../order/order-status.ts'

/** Mails the receipt of an order when its payment has arrived, once. */
export async function sendPaymentReceipt(
  tx: Transaction,
  { status: before }: OrderRow,
  {
    id: order,
    brandId,
    memberId,
    status,
    paymentId: payment,
    credits,
    currency,
    paidAt,
    ...prices
  }: OrderRow,
): Promise<void> {
  if (memberId === null || paidAt === null || status !== 'paid' || isPaidStatus(before)) return
  const amount = amountOf(prices)
  const data = { order, payment, credits, amount, currency, paidAt: paidAt.toISOString() }
  const dedupeKey = `payment ${order}`
  await enqueue(tx, { brandId, memberId, dedupeKey, channel: 'mail', kind: 'payment-receipt', data })
}
