import { LONGEST_EXPIRY, type NewPayment, SHORTEST_EXPIRY } from '../port.ts'
import { debitRequest } from './debit-request.ts'

/** The body of `POST /payments`. */
export function paymentRequest(payment: NewPayment): object {
  const { id, amount, currency, customerId, orderId, returnUrl, description, expiresIn, country } = payment
  return {
    payment_id: id,
    amount,
    currency,
    customer_id: customerId,
    return_url: returnUrl,
    session_expiry: Math.min(Math.max(expiresIn, SHORTEST_EXPIRY), LONGEST_EXPIRY),
    business_country: country,
    metadata: { order_id: orderId },
    ...(description && { description }),
    ...wayRequest(payment),
  }
}

function wayRequest({ way, country, merchant }: NewPayment): object {
  if (way.kind === 'debit') return debitRequest(way.account, country)
  if (way.kind === 'saved') {
    return {
      confirm: true,
      // Charges the stored credentials without the payer, so no card code is asked for.
      off_session: true,
      recurring_details: { type: 'payment_method_id', data: way.methodId },
    }
  }
  return {
    payment_link: true,
    payment_link_config: { seller_name: merchant },
    allowed_payment_method_types: way.types,
    ...(way.save && { setup_future_usage: 'off_session' }),
  }
}
