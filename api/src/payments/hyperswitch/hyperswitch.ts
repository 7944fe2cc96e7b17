import { countries, countryCurrencies } from 'contracts'
import {
  type NewPayment,
  type NewRefund,
  type Payment,
  type Payments,
  type Purchase,
  type Refund,
  type Result,
  SMALLEST_AMOUNT,
} from '../port.ts'
import { callSwitch, type SwitchOptions, type SwitchRequest } from './call-switch.ts'
import { parseWebhook } from './parse-webhook.ts'
import { paymentRequest } from './payment-request.ts'
import { readMethodTypes } from './read-method-types.ts'
import { readPayment, readRefund } from './read-payment.ts'
import { readSavedMethods } from './read-saved-methods.ts'
import { isSigned } from './webhook-signature.ts'

export interface HyperswitchOptions extends SwitchOptions {
  /** The profile's `payment_response_hash_key`, which signs the webhooks. */
  readonly webhookKey: string
  readonly now?: () => Date
}

/** More than any way to pay takes, in minor units. */
const LARGEST_AMOUNT = 1_000_000

/** The driver for a Hyperswitch, or for the simulator. */
export function hyperswitch(options: HyperswitchOptions): Payments {
  const call = (request: SwitchRequest) => callSwitch(request, options)
  const toPayment = (answer: unknown) =>
    readPayment(answer, { url: options.url.replace(/\/+$/, ''), now: options.now?.() ?? new Date() })

  async function fetchPayment(id: string, { sync = false } = {}): Promise<Result<Payment>> {
    const answer = await call({
      method: 'get',
      path: '/payments/{payment_id}',
      params: { payment_id: id },
      ...(sync && { query: { force_sync: 'true' } }),
    })
    return answer.ok ? toPayment(answer.value) : answer
  }

  async function fetchRefund(id: string): Promise<Result<Refund>> {
    const answer = await call({ method: 'get', path: '/refunds/{refund_id}', params: { refund_id: id } })
    return answer.ok ? readRefund(answer.value) : answer
  }

  return {
    fetch: fetchPayment,
    fetchRefund,

    async create(payment: NewPayment) {
      const answer = await call({ method: 'post', path: '/payments', body: paymentRequest(payment) })
      if (answer.ok) return toPayment(answer.value)
      // The switch refuses an id that it has: an earlier try of ours may have arrived.
      return answer.error.kind === 'refused'
        ? existing(await fetchPayment(payment.id), payment, answer)
        : answer
    },

    async cancel(id: string) {
      const answer = await call({
        method: 'post',
        path: '/payments/{payment_id}/cancel',
        params: { payment_id: id },
        body: { cancellation_reason: 'requested_by_customer' },
      })
      // The description promises nothing about the answer, and refuses a payment that is cancelled already.
      if (!answer.ok && answer.error.kind !== 'refused') return answer
      const found = await fetchPayment(id)
      return answer.ok || (found.ok && found.value.state === 'cancelled') ? found : answer
    },

    async refund({ id, paymentId, amount, reason }: NewRefund) {
      const body = { refund_id: id, payment_id: paymentId, amount, ...(reason && { reason }) }
      const answer = await call({ method: 'post', path: '/refunds', body })
      if (answer.ok) return readRefund(answer.value)
      if (answer.error.kind !== 'refused') return answer
      // The switch refuses an id that it has: an earlier try of ours may have arrived.
      const found = await fetchRefund(id)
      if (!found.ok) return found.error.kind === 'unknown' ? answer : found
      return found.value.amount === amount && found.value.paymentId === paymentId ? found : answer
    },

    async savedMethods(customerId: string, { amount, currency, country }: Purchase) {
      const answer = await call({
        method: 'get',
        path: '/customers/{customer_id}/payment_methods',
        params: { customer_id: customerId },
        query: {
          accepted_country: country,
          accepted_currency: currency,
          minimum_amount: String(amount),
          maximum_amount: String(amount),
          recurring_payment_enabled: 'true',
          installment_payment_enabled: 'false',
        },
      })
      if (answer.ok) return readSavedMethods(answer.value)
      // A customer who has never paid is unknown to the switch.
      return answer.error.kind === 'unknown' ? { ok: true, value: [] } : answer
    },

    async forgetMethod(id: string) {
      const answer = await call({
        method: 'delete',
        path: '/payment_methods/{method_id}',
        params: { method_id: id },
      })
      return answer.ok || answer.error.kind === 'unknown' ? { ok: true, value: undefined } : answer
    },

    async methodTypes() {
      const answer = await call({
        method: 'get',
        path: '/account/payment_methods',
        query: {
          accepted_country: [...countries],
          accepted_currency: [...new Set(Object.values(countryCurrencies))],
          minimum_amount: String(SMALLEST_AMOUNT),
          maximum_amount: String(LARGEST_AMOUNT),
          recurring_payment_enabled: 'false',
          installment_payment_enabled: 'false',
        },
      })
      return answer.ok ? readMethodTypes(answer.value) : answer
    },

    parseWebhook(body, signature) {
      return isSigned(body, signature, options.webhookKey) ? parseWebhook(body) : undefined
    },

    isSigned: (body, signature) => isSigned(body, signature, options.webhookKey),
  }
}

/** The payment that an earlier try created, if it is the same one. */
function existing(found: Result<Payment>, wanted: NewPayment, refusal: Result<Payment>): Result<Payment> {
  if (!found.ok) return found.error.kind === 'unknown' ? refusal : found
  const { amount, currency, orderId } = found.value
  const isSame = amount === wanted.amount && currency === wanted.currency && orderId === wanted.orderId
  return isSame ? found : refusal
}
