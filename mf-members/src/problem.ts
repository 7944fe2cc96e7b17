import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'

/** The sentence for each error code that these pages can get; other codes share a general one. */
const words = {
  authentication_required: 'problems.authentication_required',
  blocked_by: 'problems.blocked_by',
  forbidden: 'problems.forbidden',
  id_reused: 'problems.id_reused',
  invalid_input: 'problems.invalid_input',
  not_found: 'problems.not_found',
  offline: 'problems.offline',
  premium_only: 'problems.premium_only',
  swipe_limit: 'problems.swipe_limit',
  too_many_requests: 'problems.too_many_requests',
  unexpected: 'problems.unexpected',
  you_blocked: 'problems.you_blocked',
} as const satisfies { readonly [Code in ErrorCode]?: `problems.${Code}` }

type ProblemWords = (typeof words)[keyof typeof words]

/** The words key of the sentence for an error code. */
export function codeWords(code: ErrorCode): ProblemWords {
  const known: Partial<Record<ErrorCode, ProblemWords>> = words
  return known[code] ?? words.unexpected
}

/** The code of a failed call; `unexpected` for anything but an ApiError. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'unexpected'
}

/** The member's name in the data of `blocked_by` and `you_blocked`; otherwise empty. */
export function nameIn(error: unknown): string {
  const name = error instanceof ApiError ? error.data['name'] : undefined
  return typeof name === 'string' ? name : ''
}
