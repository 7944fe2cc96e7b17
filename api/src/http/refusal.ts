import { type ErrorAnswer, type ErrorCode, errorSentences } from 'contracts'

export interface RefusalDetails {
  /** HTTP status, if it differs from the default of the code. */
  readonly status?: number
  /** Input field → its error. */
  readonly fields?: Readonly<Record<string, ErrorCode>>
  /** Minutes until a retry makes sense; also sent as `Retry-After`. */
  readonly minutes?: number
  /** Seconds until a retry makes sense, if minutes are too coarse. */
  readonly retryAfter?: number
  readonly data?: Readonly<Record<string, unknown>>
  /** Name of the member in the sentence. */
  readonly name?: string
  readonly cause?: unknown
}

/** An error response, to be thrown. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  /** HTTP status, under the name that Fastify and its plugins expect. */
  readonly statusCode: number
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(errorSentences[code], { cause: details.cause })
    this.code = code
    this.statusCode = details.status ?? httpStatusOf(code)
    this.details = details
  }

  get retryAfter(): number | undefined {
    const { retryAfter, minutes } = this.details
    return retryAfter ?? (minutes === undefined ? undefined : minutes * 60)
  }

  /** The body of the response; every error has this shape. */
  toErrorBody(): ErrorAnswer {
    const { fields, minutes, data, name } = this.details
    const isLoggedOut = this.code === 'authentication_required'
    const shown = {
      ...data,
      ...(name !== undefined && { name }),
      ...(isLoggedOut && { authentication_required: true }),
    }
    return {
      error: {
        code: this.code,
        message: fillPlaceholders(this.message, { ...shown, minutes }),
        ...(fields && { fields: { ...fields } }),
        ...(minutes !== undefined && { minutes }),
      },
      ...(Object.keys(shown).length > 0 && { data: shown }),
      ...(isLoggedOut && { authentication_required: true }),
    }
  }
}

/** Ends the call with one of the closed list of error codes. */
export function refuse(code: ErrorCode, details?: RefusalDetails): never {
  throw new Refusal(code, details)
}

const STATUS_BY_ERROR: Partial<Record<ErrorCode, number>> = {
  authentication_required: 403,
  awaiting_confirmation: 403,
  blocked_by: 403,
  case_claimed: 409,
  case_decided: 409,
  claim_expired: 409,
  confirmation_required: 403,
  conversation_limit: 403,
  direct_debit_blocked: 403,
  discount_code_not_found: 404,
  email_not_found: 404,
  file_too_large: 413,
  forbidden: 403,
  fresh_factor_required: 403,
  lander_changed: 409,
  link_expired: 410,
  login_failed: 403,
  not_enough_credits: 402,
  not_found: 404,
  payment_failed: 402,
  pending_deletion: 403,
  photo_limit: 403,
  premium_only: 403,
  profile_hidden: 403,
  spending_limit: 403,
  second_factor_required: 403,
  signups_closed: 403,
  suspended: 403,
  swipe_limit: 403,
  write_instead: 403,
  you_blocked: 403,
  direct_debit_limit: 429,
  too_many_attempts: 429,
  too_many_requests: 429,
  too_many_reset_mails: 429,
  too_many_claims: 409,
  undo_too_late: 409,
  unexpected: 500,
}

/** 422, for invalid input, unless the table says otherwise. */
function httpStatusOf(code: ErrorCode): number {
  return STATUS_BY_ERROR[code] ?? 422
}

/** Fills `{minutes}` and `{name}` into a sentence. Unknown placeholders stay, and a test finds them. */
function fillPlaceholders(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (mark, key: string) => {
    const value = values[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : mark
  })
}
