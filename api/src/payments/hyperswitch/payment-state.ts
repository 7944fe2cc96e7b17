import type { PaymentState } from '../port.ts'
import type { SwitchPayment } from './payment-shape.ts'

type Parts = Pick<SwitchPayment, 'status' | 'amount' | 'amount_received' | 'expires_on'>

/** Maps the switch's status to an order's state; undefined for one that it does not describe. */
export function paymentState(payment: Parts, now: Date): PaymentState | undefined {
  const { status, amount, amount_received: received, expires_on: end } = payment
  switch (status) {
    case 'succeeded':
      return (received ?? amount) < amount ? 'underpaid' : 'paid'
    case 'partially_captured':
      return 'underpaid'
    case 'failed':
    case 'cancelled':
      return status
    case 'processing':
    case 'requires_capture':
    case 'requires_merchant_action':
    case 'partially_captured_and_capturable':
      return 'processing'
    // The payer is at their bank: they may still finish when the link has expired.
    case 'requires_customer_action':
      return 'open'
    case 'requires_payment_method':
    case 'requires_confirmation':
      return end && end <= now ? 'expired' : 'open'
    default:
      return undefined
  }
}
