import { categoryOf, switchTypes } from '../../api/src/payments/methods/switch-types.ts'
import type { DisputeRecord, MethodRecord, PaymentRecord, RefundRecord } from './records.ts'
import type { World } from './world.ts'

/** A payment as the description's `PaymentsResponse`: what is required there, and what the site reads. */
export function paymentAnswer(world: World, payment: PaymentRecord): object {
  const { id, status, amount, type, network, lastDigits } = payment
  const link = pageUrl(world, payment)
  const refunds = world.store.refunds.all().filter(({ paymentId }) => paymentId === id)
  return {
    payment_id: id,
    merchant_id: world.keys.merchantId,
    status,
    amount,
    net_amount: amount,
    // The description wants at least 100 here, also when there is nothing left to capture.
    amount_capturable: amount,
    amount_received: status === 'succeeded' ? amount : 0,
    currency: payment.currency,
    created: payment.createdAt,
    expires_on: payment.expiresAt,
    customer_id: payment.customerId ?? null,
    metadata: payment.metadata ?? null,
    // Required by the description, although nothing is chosen before the payer came.
    payment_method: payment.family ?? categoryOf(type ?? payment.types[0]),
    payment_method_type: type ?? null,
    payment_method_data: network ? { card: { last4: lastDigits ?? null, card_network: network } } : null,
    payment_method_id: payment.savedMethodId ?? null,
    payment_link: payment.hasPage ? { link, payment_link_id: id.replace('pay_', 'plink_') } : null,
    next_action:
      status === 'requires_customer_action'
        ? { type: 'redirect_to_url', redirect_to_url: `${link}/challenge` }
        : null,
    error_code: payment.error?.code ?? null,
    error_message: payment.error?.message ?? null,
    refunds: refunds.map(refundAnswer),
    disputes: payment.disputes.map((dispute) => disputeAnswer(payment, dispute)),
    attempt_count: 1,
  }
}

/** The hosted page, where a payer is sent. */
export function pageUrl(world: World, { id }: PaymentRecord): string {
  return `${world.origin()}/payment_link/${world.keys.merchantId}/${id}`
}

/** A refund as the description's `RefundResponse`. */
export function refundAnswer({ id, paymentId, amount, currency, status, createdAt }: RefundRecord): object {
  return {
    refund_id: id,
    payment_id: paymentId,
    amount,
    currency,
    status,
    error_message: status === 'failed' ? 'The bank refused the refund.' : null,
    created_at: createdAt,
    connector: 'simulator',
  }
}

/** A dispute as the description's `DisputeResponse`, where the amount is text. */
export function disputeAnswer({ id, amount, currency }: PaymentRecord, dispute: DisputeRecord): object {
  return {
    dispute_id: dispute.id,
    payment_id: id,
    attempt_id: `${id}_1`,
    amount: String(amount),
    currency,
    dispute_stage: 'dispute',
    dispute_status: dispute.status,
    connector: 'simulator',
    connector_status: dispute.status,
    connector_dispute_id: dispute.id,
    connector_reason: dispute.reason,
    created_at: dispute.createdAt,
  }
}

/** A saved method as the description's `CustomerPaymentMethod`. */
export function savedMethodAnswer({ network, lastDigits = '0000', ...method }: MethodRecord): object {
  return {
    payment_token: `token_${method.id}`,
    payment_method_id: method.id,
    customer_id: method.customerId,
    payment_method: method.family,
    payment_method_type: method.type,
    recurring_enabled: true,
    installment_payment_enabled: false,
    requires_cvv: false,
    default_payment_method_set: false,
    created: method.createdAt,
    last_used_at: method.lastUsedAt,
    card: network
      ? {
          saved_to_locker: true,
          card_network: network,
          last4_digits: lastDigits,
          expiry_month: '12',
          expiry_year: '2030',
        }
      : null,
    bank: method.family === 'bank_debit' ? { mask: lastDigits } : null,
  }
}

/** The ways to pay of the simulator's account, which has all that the site knows. */
export function methodListAnswer(): object {
  const categories = Map.groupBy(switchTypes, categoryOf)
  return {
    currency: 'EUR',
    payment_methods: [...categories.set('bank_debit', ['sepa'])].map(([category, types]) => ({
      payment_method: category,
      payment_method_types: types,
    })),
    mandate_payment: { multi_use: null },
    show_surcharge_breakup_screen: false,
    request_external_three_ds_authentication: false,
    is_tax_calculation_enabled: false,
  }
}
