import type { DisputeRecord, PaymentRecord } from '../records.ts'

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
