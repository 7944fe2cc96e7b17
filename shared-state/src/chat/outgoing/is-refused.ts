import { ApiError } from '../../api/api-error.ts'

const TRANSIENT = new Set([408, 429])

/** Whether the server has refused a message for good. Everything else may succeed later. */
export function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'authentication_required') return false
  return error.status >= 400 && error.status < 500 && !TRANSIENT.has(error.status)
}
