import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'

/** The sentence for each error code that these pages can get; other codes share a general one. */
const words = {
  authentication_required: 'problems.authentication_required',
  id_reused: 'problems.id_reused',
  not_found: 'problems.not_found',
  offline: 'problems.offline',
  payment_method_unavailable: 'problems.payment_method_unavailable',
  payments_unavailable: 'problems.payments_unavailable',
  price_changed: 'problems.price_changed',
  too_many_requests: 'problems.too_many_requests',
  unexpected: 'problems.unexpected',
} as const satisfies { readonly [Code in ErrorCode]?: `problems.${Code}` }

type ProblemWords = (typeof words)[keyof typeof words]

/** The code of a failed call; `unexpected` for anything but an ApiError. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'unexpected'
}

/** The words key of the sentence for an error. */
export function problemWords(error: unknown): ProblemWords {
  const known: Partial<Record<ErrorCode, ProblemWords>> = words
  return known[codeOf(error)] ?? words.unexpected
}
