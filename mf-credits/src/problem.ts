import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'

/** The sentence for each error code that these pages can get; other codes share a general one. */
const words = {
  authentication_required: 'problems.authentication_required',
  direct_debit_blocked: 'problems.direct_debit_blocked',
  direct_debit_limit: 'problems.direct_debit_limit',
  discount_code_not_found: 'problems.discount_code_not_found',
  discount_code_used: 'problems.discount_code_used',
  iban_invalid: 'problems.iban_invalid',
  id_reused: 'problems.id_reused',
  invalid_input: 'problems.invalid_input',
  mobile_number_invalid: 'problems.mobile_number_invalid',
  not_found: 'problems.not_found',
  offline: 'problems.offline',
  payment_method_unavailable: 'problems.payment_method_unavailable',
  payments_unavailable: 'problems.payments_unavailable',
  price_changed: 'problems.price_changed',
  refund_unavailable: 'problems.refund_unavailable',
  spending_limit: 'problems.spending_limit',
  sms_code_invalid: 'problems.sms_code_invalid',
  too_many_requests: 'problems.too_many_requests',
  unexpected: 'problems.unexpected',
} as const satisfies { readonly [Code in ErrorCode]?: `problems.${Code}` }

type ProblemWords = (typeof words)[keyof typeof words]

/** The code of a failed call; `unexpected` for anything but an ApiError. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'unexpected'
}

/** The currency of the monthly limit that an order was refused for; undefined for other errors. */
export function limitCurrencyOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'spending_limit') return undefined
  const { limit } = error.data
  if (typeof limit !== 'object' || limit === null || !('currency' in limit)) return undefined
  return typeof limit.currency === 'string' ? limit.currency : undefined
}

/** The words key of the sentence for an error. */
export function problemWords(error: unknown): ProblemWords {
  return codeWords(codeOf(error))
}

/** The words key of the sentence for an error code. */
export function codeWords(code: ErrorCode): ProblemWords {
  const known: Partial<Record<ErrorCode, ProblemWords>> = words
  return known[code] ?? words.unexpected
}

/** Nothing has this id, or nothing could have it. */
export function isUnknown(error: unknown): boolean {
  return ['not_found', 'invalid_input'].includes(codeOf(error))
}
