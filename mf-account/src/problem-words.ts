import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'

/** The words for each code that these pages can get. All other codes share the words for unexpected errors. */
const words = {
  account_exists: 'problems.account_exists',
  activation_failed: 'problems.activation_failed',
  authentication_required: 'problems.authentication_required',
  date_of_birth_fixed: 'problems.date_of_birth_fixed',
  date_of_birth_required: 'problems.date_of_birth_required',
  email_not_found: 'problems.email_not_found',
  email_taken: 'problems.email_taken',
  file_too_large: 'problems.file_too_large',
  forbidden: 'problems.forbidden',
  id_reused: 'problems.id_reused',
  invalid_email: 'problems.invalid_email',
  invalid_input: 'problems.invalid_input',
  invalid_new_email: 'problems.invalid_new_email',
  link_expired: 'problems.link_expired',
  login_failed: 'problems.login_failed',
  not_found: 'problems.not_found',
  offline: 'problems.offline',
  old_password_wrong: 'problems.old_password_wrong',
  password_is_email: 'problems.password_is_email',
  password_is_name: 'problems.password_is_name',
  password_too_common: 'problems.password_too_common',
  password_too_short: 'problems.password_too_short',
  passwords_differ: 'problems.passwords_differ',
  pending_deletion: 'problems.pending_deletion',
  photo_limit: 'problems.photo_limit',
  picture_too_small: 'problems.picture_too_small',
  picture_unreadable: 'problems.picture_unreadable',
  premium_only: 'problems.premium_only',
  signups_closed: 'problems.signups_closed',
  too_many_attempts: 'problems.too_many_attempts',
  too_many_requests: 'problems.too_many_requests',
  too_many_reset_mails: 'problems.too_many_reset_mails',
  unexpected: 'problems.unexpected',
  username_has_contact: 'problems.username_has_contact',
  username_invalid: 'problems.username_invalid',
  username_is_email: 'problems.username_is_email',
  username_reserved: 'problems.username_reserved',
  username_starts_with_at: 'problems.username_starts_with_at',
} as const satisfies { readonly [Code in ErrorCode]?: `problems.${Code}` }

export type ProblemWords = (typeof words)[keyof typeof words]

/** The words for a code. `photo_limit` needs the value `most`; `useProblemWords` provides the values of the others. */
export function codeWords(code: ErrorCode): ProblemWords {
  const known: Partial<Record<ErrorCode, ProblemWords>> = words
  return known[code] ?? words.unexpected
}

/** The words for a whole call that failed. */
export function errorWords(error: unknown): ProblemWords {
  return codeWords(error instanceof ApiError ? error.code : 'unexpected')
}
