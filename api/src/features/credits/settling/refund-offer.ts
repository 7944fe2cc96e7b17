import { endOfDay } from '../../../wall-time.ts'
import type { OrderRow } from '../order/order-answer.ts'

interface Purchase extends Pick<OrderRow, 'status' | 'credits' | 'price' | 'discount' | 'fee' | 'paidAt'> {
  /** The order's credits that nobody has spent. */
  readonly unused: number
  /** Whether the payer's bank has taken the money back, or may do so. */
  readonly isDisputed: boolean
}

export interface Refundable {
  readonly credits: number
  readonly amount: number
}

interface RefundPeriod {
  readonly refundDays: number
  /** The member's time zone, in which the last day ends. */
  readonly zone: string
  readonly now: Date
}

export interface RefundOffer extends Refundable {
  /** The last moment. */
  readonly until: Date
}

/** The unused credits of a purchase, however old, at their price, with the fee if all are unused. */
export function refundable(purchase: Purchase): Refundable | undefined {
  const { status, credits, price, discount, fee, unused, isDisputed } = purchase
  if (status !== 'paid' || isDisputed) return undefined
  // No least amount: the law knows none. What the switch refuses waits for staff.
  const amount = Math.round((unused * (price - discount)) / credits) + (unused === credits ? fee : 0)
  return amount > 0 ? { credits: unused, amount } : undefined
}

/** §9: the refund on offer. */
export function refundOffer(
  purchase: Purchase,
  { refundDays, zone, now }: RefundPeriod,
): RefundOffer | undefined {
  const found = refundable(purchase)
  if (!found || purchase.paidAt === null || refundDays <= 0) return undefined
  const until = endOfDay(zone, purchase.paidAt, refundDays)
  return now <= until ? { ...found, until } : undefined
}
