import { categoryOf } from '../../../api/src/payments/methods/switch-types.ts'
import type { PaymentRecord } from '../records.ts'
import type { World } from '../world.ts'
import { refundAnswer } from './refund-answer.ts'

/** A payment as the description's `PaymentsResponse`. */
export function paymentAnswer(world: World, payment: PaymentRecord): object {
  const { id, status, amount, type } = payment
  const isPaid = status === 'succeeded'
  const refunds = world.store.refunds.all().filter(({ paymentId }) => paymentId === id)
  return {
    payment_id: id,
    merchant_id: world.keys.merchantId,
    status,
    amount,
    net_amount: amount,
    // The description wants at least 100 here, also when there is nothing left to capture.
    amount_capturable: amount,
    amount_received: isPaid ? amount : 0,
    currency: payment.currency,
    connector: 'simulator',
    client_secret: null,
    created: payment.createdAt,
    updated: payment.updatedAt,
    expires_on: payment.expiresAt,
    customer_id: payment.customerId ?? null,
    description: payment.description ?? null,
    metadata: payment.metadata ?? null,
    return_url: payment.returnUrl ?? null,
    capture_method: 'automatic',
    setup_future_usage: payment.isSaved ? 'off_session' : null,
    // Required by the description, although nothing is chosen before the payer came.
    payment_method: payment.family ?? categoryOf(type ?? payment.types[0]),
    payment_method_type: type ?? null,
    payment_method_data: cardData(payment),
    payment_method_id: payment.savedMethodId ?? null,
    payment_link: payment.hasPage ? linkAnswer(world, payment) : null,
    next_action:
      status === 'requires_customer_action'
        ? { type: 'redirect_to_url', redirect_to_url: `${pageUrl(world, payment)}/challenge` }
        : null,
    allowed_payment_method_types: payment.types.length > 0 ? payment.types : null,
    cancellation_reason: payment.cancellationReason ?? null,
    error_code: payment.error?.code ?? null,
    error_message: payment.error?.message ?? null,
    refunds: refunds.map(refundAnswer),
    disputes: payment.disputes.map(({ id: disputeId, status: disputeStatus, reason, createdAt }) => ({
      dispute_id: disputeId,
      dispute_stage: 'dispute',
      dispute_status: disputeStatus,
      connector_status: disputeStatus,
      connector_dispute_id: disputeId,
      connector_reason: reason,
      created_at: createdAt,
    })),
    attempt_count: 1,
    manual_retry_allowed: false,
    profile_id: `pro_${world.keys.merchantId}`,
  }
}

export function pageUrl(world: World, { id }: PaymentRecord): string {
  return `${world.origin()}/payment_link/${world.keys.merchantId}/${id}`
}

function linkAnswer(world: World, payment: PaymentRecord) {
  return { link: pageUrl(world, payment), secure_link: null, payment_link_id: linkId(payment) }
}

export function linkId({ id }: PaymentRecord): string {
  return id.replace('pay_', 'plink_')
}

function cardData({ network, lastDigits }: PaymentRecord) {
  return network ? { card: { last4: lastDigits ?? null, card_network: network }, billing: null } : null
}
