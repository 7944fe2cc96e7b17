import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { MemberEvent } from '../../../events/publish-events.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import type { Refund } from '../../../payments/port.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import type { OrderRow } from '../order/order-answer.ts'
import { findRefund, type RefundRow } from './find-refund.ts'
import { refundEvents } from './refund-answer.ts'

/** How the switch describes a refund. */
export type ToldRefund = Pick<Refund, 'id' | 'state' | 'amount' | 'currency' | 'failure'>

interface AppliedRefunds {
  /** Money that went back to the payer, or will. */
  readonly refunds: readonly Pick<Refund, 'state' | 'amount'>[]
  readonly events: readonly MemberEvent[]
  readonly warnings: readonly string[]
}

/**
 * Books how the switch describes the refund that the member asked for. The caller has locked the order, and
 * publishes the events. A success stays: staff may have sent the money another way.
 */
export async function applyRefunds(
  tx: Transaction,
  order: OrderRow,
  refunds: readonly ToldRefund[],
  now: Date,
): Promise<AppliedRefunds> {
  const row = await findRefund(tx, order)
  if (!row) return { refunds, events: [], warnings: [] }
  const told = refunds.find(({ id }) => id === row.refundId)
  const isOther = told && (told.amount !== row.amount || told.currency !== row.currency)
  const isNews = told && !isOther && told.state !== 'pending' && row.status !== 'succeeded'
  const settled = isNews && told.state !== row.status ? await settle(tx, order, row, told, now) : undefined
  const { status, amount } = settled ?? row
  return {
    refunds: [
      ...refunds.filter((refund) => refund !== told),
      ...(status === 'succeeded' ? [{ state: status, amount }] : []),
    ],
    events: settled ? refundEvents(settled) : [],
    warnings: [
      ...(isOther ? [`The switch has another amount for the refund of order ${order.id}.`] : []),
      ...(settled?.status === 'failed' ? [failure(settled)] : []),
    ],
  }
}

async function settle(
  tx: Transaction,
  order: OrderRow,
  row: RefundRow,
  { state, failure: why }: ToldRefund,
  now: Date,
): Promise<RefundRow> {
  const changes = { status: state, settledAt: now, failure: why ?? null }
  await tx.update(orderRefund).set(changes).where(eq(orderRefund.orderId, row.orderId))
  const settled = { ...row, ...changes }
  if (state === 'succeeded') await sendReceipt(tx, order, settled, now)
  return settled
}

function failure({ orderId, failure: why }: RefundRow): string {
  return `The refund of order ${orderId} failed, so its member waits for the money: ${why ?? 'no reason given'}.`
}

/** §9: mails the receipt of a refund, once. */
async function sendReceipt(
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
