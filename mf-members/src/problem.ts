import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'

/** The words of each code that these pages can meet; for those of other features there is the general sentence. */
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

/** What a code is said as. */
export function codeWords(code: ErrorCode): ProblemWords {
  const known: Partial<Record<ErrorCode, ProblemWords>> = words
  return known[code] ?? words.unexpected
}

/** The code of a call that failed, whatever made it fail. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'unexpected'
}

/** Of whom a refusal speaks: `blocked_by` and `you_blocked` say so. */
export function nameIn(error: unknown): string {
  const name = error instanceof ApiError ? error.data['name'] : undefined
  return typeof name === 'string' ? name : ''
}
