import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { type MemberEvent, publishEvents } from '../../../events/publish-events.ts'
import type { Payment } from '../../../payments/port.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { announceDebit } from '../debits/announce-debit.ts'
import { blockReturned } from '../debits/debit-blocks.ts'
import { nextCheck } from '../order/check-schedule.ts'
import { lockOrder } from '../order/find-orders.ts'
import { type OrderRow, orderAnswer } from '../order/order-answer.ts'
import { endsUnpaid, isPaidStatus, type OrderStatus, statusAfter } from '../order/order-status.ts'
import { paymentFault } from '../order/payment-fault.ts'
import { applyRefunds } from './apply-refunds.ts'
import { recordDisputes } from './disputes/record-disputes.ts'
import { moveCredits } from './move-credits.ts'
import { sendPaymentReceipt } from './send-payment-receipt.ts'

export interface Applied {
  readonly order: OrderRow
  /** The status before. */
  readonly was: OrderStatus
  /** Sentences for the log about what people have to look at. */
  readonly warnings: readonly string[]
}

/** Applies what the switch says about an order's payment. Calls in any order end in the same state. */
export async function applyPayment(
  tx: Transaction,
  orderId: string,
  payment: Payment,
  now: Date,
): Promise<Applied> {
  const order = await lockOrder(tx, orderId)
  const fault = paymentFault(order, payment)
  if (fault) {
    const warning = `The payment of order ${order.id} is not the one that was asked for: ${fault}. Nothing was granted.`
    return { order, was: order.status, warnings: [warning] }
  }
  const refunded = await applyRefunds(tx, order, payment.refunds, now)
  const disputeWarnings = await recordDisputes(tx, order, payment.disputes, now)
  await blockReturned(tx, order, payment.disputes, now)
  const status = statusAfter(order.status, { ...payment, refunds: refunded.refunds })
  await announceDebit(tx, order, status)
  const { events, warnings } = await moveCredits(tx, order, status, now)
  const updated = await changeOrder(tx, order, { status, paymentUrl: payment.link ?? null }, now)
  await sendPaymentReceipt(tx, order, updated)
  await publishEvents(tx, ...events, ...refunded.events, ...orderEvents(order, updated))
  return {
    order: updated,
    was: order.status,
    warnings: [...warnings, ...refunded.warnings, ...disputeWarnings, ...paymentWarnings(order, payment)],
  }
}

/** Ends an order without a payment: the switch refused one, or the time to ask for it is over. */
export async function endUnpaid(
  tx: Transaction,
  orderId: string,
  status: 'failed' | 'expired',
  now: Date,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  if (order.status !== 'created') return order
  const updated = await changeOrder(tx, order, { status, paymentUrl: null }, now)
  await publishEvents(tx, ...orderEvents(order, updated))
  return updated
}

async function changeOrder(
  tx: Transaction,
  order: OrderRow,
  change: Pick<OrderRow, 'status' | 'paymentUrl'>,
  now: Date,
): Promise<OrderRow> {
  const paidAt = order.paidAt ?? (isPaidStatus(change.status) ? now : null)
  const holdsCode = order.holdsCode && !endsUnpaid(change.status)
  const nextCheckAt = nextCheck(change.status, order, now)
  const updated = { ...order, ...change, paidAt, holdsCode, nextCheckAt }
  const { status, paymentUrl } = updated
  await tx
    .update(paymentOrder)
    .set({ status, paymentUrl, paidAt, holdsCode, nextCheckAt })
    .where(eq(paymentOrder.id, order.id))
  return updated
}

/** The event that shows the order on its member's pages, if they show something else. */
export function orderEvents(before: OrderRow | undefined, order: OrderRow): MemberEvent[] {
  const { brandId, memberId } = order
  const answer = orderAnswer(order)
  const isSame = before && JSON.stringify(orderAnswer(before)) === JSON.stringify(answer)
  if (memberId === null || isSame) return []
  return [{ brandId, memberId, event: { kind: 'order', order: answer } }]
}

function paymentWarnings({ id, status }: OrderRow, { state, received }: Payment): string[] {
  const warnings: string[] = []
  if (state === 'underpaid') warnings.push(`Only ${received} arrived for order ${id}. Nothing was granted.`)
  if (isPaidStatus(status) && state !== 'paid')
    warnings.push(`Order ${id} is ${status}, but its payment is now ${state}.`)
  return warnings
}
