import type { PaymentMethodId, Settings } from 'contracts'

/** A payment method's fee in minor units: a percentage of the discounted price, rounded half up. */
export function paymentFee(
  { payment_fees: fees }: Pick<Settings, 'payment_fees'>,
  method: PaymentMethodId,
  price: number,
): number {
  return Math.round((price * (fees[method] ?? 0)) / 100)
}
