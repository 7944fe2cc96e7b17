import type { StaffOrderView } from 'contracts'

/** The price of so many unused credits, as the server calculates it: with the fee if none was used. */
export function refundOf({ order }: Pick<StaffOrderView, 'order'>, credits: number): number {
  const { price, discount, transaction_fee, credits: bought } = order
  return Math.round((credits * (price - discount)) / bought) + (credits === bought ? transaction_fee : 0)
}
