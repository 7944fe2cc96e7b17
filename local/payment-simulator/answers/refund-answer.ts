import type { RefundRecord } from '../records.ts'

/** A refund as the description's `RefundResponse`. */
export function refundAnswer(refund: RefundRecord): object {
  return {
    refund_id: refund.id,
    payment_id: refund.paymentId,
    amount: refund.amount,
    currency: refund.currency,
    status: refund.status,
    reason: refund.reason ?? null,
    error_message: refund.error ?? null,
    error_code: refund.error ? 'refund_failed' : null,
    created_at: refund.createdAt,
    updated_at: refund.updatedAt,
    connector: 'simulator',
  }
}
