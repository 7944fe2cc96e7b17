import type { Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { RefundRow } from './find-refund.ts'

/** §9: mails the receipt of a refund, once. */
export async function sendReceipt(
  tx: Transaction,
  { id: order, paymentId: payment }: Pick<OrderRow, 'id' | 'paymentId'>,
  { brandId, memberId, credits, amount, currency }: RefundRow,
  now: Date,
): Promise<void> {
  if (memberId === null) return
  const data = { order, payment, credits, amount, currency, refundedAt: now.toISOString() }
  const dedupeKey = `refund ${order}`
  await enqueue(tx, { brandId, memberId, dedupeKey, channel: 'mail', kind: 'refund-receipt', data })
}
