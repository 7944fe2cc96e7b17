import type { OrderDifference } from 'contracts'
import type { Payment } from '../../../payments/port.ts'
import type { Posting } from '../../credits/ledger/postings.ts'
import type { OrderRow } from '../../credits/order/order-answer.ts'
import { isPaidStatus, statusAfter } from '../../credits/order/order-status.ts'
import { paymentFault } from '../../credits/order/payment-fault.ts'
import type { RefundRow } from '../../credits/settling/find-refund.ts'

/** Our side of an order. */
export interface OurSide {
  readonly order: OrderRow
  readonly refund: RefundRow | undefined
}

/** How the switch's payment differs from the order; empty if booking it would change nothing. */
export function differencesFrom({ order, refund }: OurSide, payment: Payment): readonly OrderDifference[] {
  if (paymentFault(order, payment)) return ['payment']
  const told = payment.refunds.find(({ id }) => id === refund?.refundId)
  const found: OrderDifference[] = []
  if (refund && isRefundAmiss(refund, told)) found.push('refund')
  // A success stays: staff may have sent the money another way.
  const refunds = [
    ...payment.refunds.filter((one) => one !== told),
    ...(refund?.status === 'succeeded' ? [{ state: refund.status, amount: refund.amount }] : []),
  ]
  const isUnpaidThere = isPaidStatus(order.status) && payment.state !== 'paid'
  if (isUnpaidThere || statusAfter(order.status, { ...payment, refunds }) !== order.status)
    found.push('status')
  if (payment.state === 'underpaid') found.push('underpaid')
  return found
}

function isRefundAmiss(refund: RefundRow, told: Payment['refunds'][number] | undefined): boolean {
  if (!told) return refund.status === 'pending'
  if (told.amount !== refund.amount || told.currency !== refund.currency) return true
  return refund.status !== 'succeeded' && told.state !== refund.status
}

/** How an order differs from a switch that knows no such payment: it need not know one that came to nothing. */
export function differencesFromNone({ order }: OurSide): readonly OrderDifference[] {
  if (order.isDemo) return []
  return order.status === 'pending' || isPaidStatus(order.status) ? ['unknown'] : []
}

/** Whether the ledger booked something else than the order says. */
export function isLedgerAmiss({ order, refund }: OurSide, postings: readonly Posting[] = []): boolean {
  const isBooked = (kind: Posting['kind']) => postings.some((one) => one.kind === kind)
  if (order.isDemo) return false
  if (isBooked('order') && !isPaidStatus(order.status)) return true
  // A payment that came after its member was deleted brings no credits.
  if (!isBooked('order')) return isPaidStatus(order.status) && order.memberId !== null
  if (refund) return !isBooked('refund')
  return order.status === 'charged_back' && !isBooked('chargeback')
}
