import type { Dispute, Payment, Refund, Result, UsedMethod } from '../port.ts'
import {
  paymentShape,
  refundShape,
  type SwitchDispute,
  type SwitchPayment,
  type SwitchRefund,
} from './payment-shape.ts'
import { paymentState } from './payment-state.ts'

/** Reads an answer of the switch about a payment. */
export function readPayment(answer: unknown, { url, now }: { url: string; now: Date }): Result<Payment> {
  const { data, error } = paymentShape.safeParse(answer)
  if (!data) return unreadable(error.message)
  const state = paymentState(data, now)
  if (!state) return unreadable(`The payment has the unknown status '${data.status}'.`)
  const { metadata, customer_id: customerId, expires_on: expiresAt, payment_method_id: savedMethodId } = data
  const orderId = metadata?.order_id
  const method = methodOf(data)
  const isFailed = data.error_code || data.error_message
  return {
    ok: true,
    value: {
      id: data.payment_id,
      state,
      amount: data.amount,
      received: data.amount_received ?? (state === 'paid' ? data.amount : 0),
      currency: data.currency,
      ...(typeof orderId === 'string' && { orderId }),
      ...(customerId && { customerId }),
      ...(state === 'open' && { link: linkOf(data, url) }),
      ...(expiresAt && { expiresAt }),
      ...(method && { method }),
      ...(savedMethodId && { savedMethodId }),
      ...(isFailed && { failure: failureOf(data) }),
      refunds: (data.refunds ?? []).map(refundOf),
      disputes: (data.disputes ?? []).map(disputeOf),
    },
  }
}

export function readRefund(answer: unknown): Result<Refund> {
  const { data, error } = refundShape.safeParse(answer)
  return data ? { ok: true, value: refundOf(data) } : unreadable(error.message)
}

/** The switch sends the link only with its first answer, but it follows from the ids. */
function linkOf({ next_action, payment_link, merchant_id, payment_id }: SwitchPayment, url: string): string {
  return (
    next_action?.redirect_to_url ?? payment_link?.link ?? `${url}/payment_link/${merchant_id}/${payment_id}`
  )
}

function methodOf(payment: SwitchPayment): UsedMethod | undefined {
  const { payment_method: category, payment_method_type: type, payment_method_data: data } = payment
  if (!category) return undefined
  const { card_network: network, last4: lastDigits } = data?.card ?? {}
  return { category, ...(type && { type }), ...(network && { network }), ...(lastDigits && { lastDigits }) }
}

function failureOf({ error_code: code, error_message: message }: SwitchPayment) {
  return { ...(code && { code }), ...(message && { message }) }
}

function refundOf({ refund_id, payment_id, amount, currency, status, error_message }: SwitchRefund): Refund {
  return {
    id: refund_id,
    paymentId: payment_id,
    // A refund under review is one that nobody has decided.
    state: status === 'review' ? 'pending' : status,
    amount,
    currency,
    ...(error_message && { failure: error_message }),
  }
}

const DISPUTE_ENDS: Readonly<Record<string, Dispute['state']>> = {
  dispute_won: 'won',
  dispute_cancelled: 'won',
  dispute_lost: 'lost',
  dispute_accepted: 'lost',
  dispute_expired: 'lost',
}

function disputeOf({ dispute_id, dispute_status, connector_reason }: SwitchDispute): Dispute {
  const state = DISPUTE_ENDS[dispute_status] ?? 'open'
  return { id: dispute_id, state, ...(connector_reason && { reason: connector_reason }) }
}

function unreadable(message: string): Result<never> {
  return { ok: false, error: { kind: 'unreadable', message } }
}
