import { type ErrorAnswer, type ErrorCode, errorSentences } from 'contracts'

export interface RefusalDetails {
  /** Of HTTP; else the code's own, see `statusOf`. */
  readonly status?: number
  /** Field of the input → what is wrong with it. */
  readonly fields?: Readonly<Record<string, ErrorCode>>
  /** For how long; also said as `Retry-After`. */
  readonly minutes?: number
  /** Seconds until it is worth asking again, where minutes are too coarse. */
  readonly retryAfter?: number
  readonly data?: Readonly<Record<string, unknown>>
  /** Of the member whom the sentence names. */
  readonly name?: string
  readonly cause?: unknown
}

/** An answer that is no success, as something to throw. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  /** Of HTTP, in the name that Fastify and its plugins look for. */
  readonly statusCode: number
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(errorSentences[code], { cause: details.cause })
    this.code = code
    this.statusCode = details.status ?? statusOf(code)
    this.details = details
  }

  get retryAfter(): number | undefined {
    const { retryAfter, minutes } = this.details
    return retryAfter ?? (minutes === undefined ? undefined : minutes * 60)
  }

  /** The one shape of every answer that is no success. */
  toAnswer(): ErrorAnswer {
    const { fields, minutes, data, name } = this.details
    const isLoggedOut = this.code === 'authentication_required'
    const known = {
      ...data,
      ...(name !== undefined && { name }),
      ...(isLoggedOut && { authentication_required: true }),
    }
    return {
      error: {
        code: this.code,
        message: filled(this.message, { ...known, minutes }),
        ...(fields && { fields: { ...fields } }),
        ...(minutes !== undefined && { minutes }),
      },
      ...(Object.keys(known).length > 0 && { data: known }),
      ...(isLoggedOut && { authentication_required: true }),
    }
  }
}

/** Ends a call with one of the closed list of errors. */
export function refuse(code: ErrorCode, details?: RefusalDetails): never {
  throw new Refusal(code, details)
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  authentication_required: 403,
  awaiting_confirmation: 403,
  blocked_by: 403,
  direct_debit_blocked: 403,
  discount_code_not_found: 404,
  email_not_found: 404,
  file_too_large: 413,
  forbidden: 403,
  link_expired: 410,
  login_failed: 403,
  not_enough_credits: 402,
  not_found: 404,
  payment_failed: 402,
  pending_deletion: 403,
  photo_limit: 403,
  premium_only: 403,
  signups_closed: 403,
  swipe_limit: 403,
  you_blocked: 403,
  direct_debit_limit: 429,
  too_many_attempts: 429,
  too_many_requests: 429,
  too_many_reset_mails: 429,
  unexpected: 500,
}

/** What is wrong with what was entered is 422. */
function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? 422
}

/** `{minutes}` and `{name}` in a sentence. What is not known stays as it is, and is found by a test. */
function filled(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (mark, key: string) => {
    const value = values[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : mark
  })
}
