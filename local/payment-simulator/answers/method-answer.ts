import type { MethodRecord } from '../records.ts'

/** A saved method as the description's `CustomerPaymentMethod`. */
export function savedMethodAnswer(method: MethodRecord): object {
  return {
    payment_token: `token_${method.id}`,
    ...common(method),
    customer_id: method.customerId,
    requires_cvv: false,
    last_used_at: method.lastUsedAt,
    default_payment_method_set: false,
    bank: method.family === 'bank_debit' ? { mask: method.lastDigits ?? '0000' } : null,
  }
}

/** A saved method as the description's `PaymentMethodResponse`. */
export function methodAnswer(method: MethodRecord, merchantId: string): object {
  return { merchant_id: merchantId, ...common(method), customer_id: method.customerId }
}

function common({ id, family, type, network, lastDigits, createdAt }: MethodRecord) {
  return {
    payment_method_id: id,
    payment_method: family,
    payment_method_type: type,
    recurring_enabled: true,
    installment_payment_enabled: false,
    created: createdAt,
    card: network
      ? {
          saved_to_locker: true,
          scheme: network,
          card_network: network,
          last4_digits: lastDigits ?? null,
          expiry_month: '12',
          expiry_year: '2030',
        }
      : null,
  }
}
