import { SMALLEST_AMOUNT } from '../../../payments/port.ts'
import { DAY_MS } from '../../../time.ts'
import type { OrderRow } from '../order/order-answer.ts'

interface Purchase extends Pick<OrderRow, 'status' | 'credits' | 'price' | 'discount' | 'fee' | 'paidAt'> {
  /** The order's credits that nobody has spent. */
  readonly unused: number
  /** Whether the payer's bank has taken the money back, or may do so. */
  readonly isDisputed: boolean
  readonly refundDays: number
}

export interface RefundOffer {
  readonly credits: number
  readonly amount: number
  readonly until: Date
}

/** §9: the refund on offer: unused credits at their price, with the fee if all are unused. */
export function refundOffer(purchase: Purchase, now: Date): RefundOffer | undefined {
  const { status, paidAt, credits, price, discount, fee, unused, isDisputed, refundDays } = purchase
  if (status !== 'paid' || paidAt === null || isDisputed) return undefined
  const until = new Date(paidAt.getTime() + refundDays * DAY_MS)
  const amount = Math.round((unused * (price - discount)) / credits) + (unused === credits ? fee : 0)
  return now < until && amount >= SMALLEST_AMOUNT ? { credits: unused, amount, until } : undefined
}
