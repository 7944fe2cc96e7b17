import type { ErrorAnswer, ErrorCode } from 'contracts'

interface ApiErrorDetails {
  readonly status?: number
  readonly message?: string
  readonly fields?: ErrorAnswer['error']['fields']
  readonly minutes?: number | undefined
  readonly data?: ErrorAnswer['data']
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/** A failed call. The page translates its code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** Field of the input → its error. */
  readonly fields: Readonly<Record<string, ErrorCode>>
  readonly minutes: number | undefined
  readonly data: Readonly<Record<string, unknown>>
  /** Milliseconds that the server asks to wait. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? code, { cause: details.cause })
    this.code = code
    this.status = details.status ?? 0
    this.fields = details.fields ?? {}
    this.minutes = details.minutes
    this.data = details.data ?? {}
    this.retryAfter = details.retryAfter
  }
}
