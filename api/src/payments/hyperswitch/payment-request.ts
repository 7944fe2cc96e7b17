import { type DebitAccount, LONGEST_EXPIRY, type NewPayment, SHORTEST_EXPIRY } from '../port.ts'

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

/** The part of a payment that takes it by SEPA direct debit, with the accepted mandate. */
function debitRequest(account: DebitAccount, country: string): object {
  const { holder, iban, street, houseNumber, postalCode, city } = account
  const billing = { address: { line1: `${street} ${houseNumber}`, zip: postalCode, city, country } }
  return {
    confirm: true,
    payment_method: 'bank_debit',
    payment_method_type: 'sepa',
    payment_method_data: {
      bank_debit: { sepa_bank_debit: { iban: iban.replaceAll(/\s/g, ''), bank_account_holder_name: holder } },
      billing,
    },
    billing,
    customer_acceptance: {
      acceptance_type: 'online',
      accepted_at: account.acceptedAt.toISOString(),
      online: { ip_address: account.ipAddress, user_agent: account.userAgent },
    },
  }
}
