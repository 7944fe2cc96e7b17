import { type Endpoint, FETCH_DELAY, REQUEST_RETRIES } from 'contracts'
import type { ApiError } from './api-error.ts'

/** Nobody waits longer for a page that does nothing. */
const MAX_WAIT = 30_000

const TRANSIENT = new Set([0, 408, 429])

/** Whether a retry may help: no response, rate limited, or a server error. */
function isTransient({ status, retryAfter = 0 }: ApiError): boolean {
  return (TRANSIENT.has(status) || status >= 500) && retryAfter <= MAX_WAIT
}

/** §7: milliseconds to wait before the next attempt; undefined if there is none. */
export function waitBeforeRetry(
  endpoint: Endpoint,
  tries: number,
  error: ApiError,
  random = Math.random,
): number | undefined {
  const isRepeatable = endpoint.method === 'GET' || endpoint.repeatable === true
  if (!isRepeatable || tries > REQUEST_RETRIES || !isTransient(error)) return undefined
  // Half of the wait is jitter: pages that failed together must not retry together, nor any of them at once.
  return (error.retryAfter ?? 0) + (0.5 + random() / 2) * FETCH_DELAY * 2 ** (tries - 1)
}
