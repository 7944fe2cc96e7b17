import { type Endpoint, FETCH_DELAY, REQUEST_RETRIES } from 'contracts'
import type { ApiError } from './api-error.ts'

/** Nobody waits longer than this in front of a page that does nothing. */
const LONGEST_WAIT = 30_000

const PASSING = new Set([0, 408, 429])

/** A failure that may pass by itself: no answer, too much at once, or a fault of the server. */
function mayPass({ status, retryAfter = 0 }: ApiError): boolean {
  return (PASSING.has(status) || status >= 500) && retryAfter <= LONGEST_WAIT
}

/** §7: how long to wait before asking again, after so many tries; nothing when the failure stands. */
export function waitBeforeRetry(
  endpoint: Endpoint,
  tries: number,
  error: ApiError,
  random = Math.random,
): number | undefined {
  const isRepeatable = endpoint.method === 'GET' || endpoint.repeatable === true
  if (!isRepeatable || tries > REQUEST_RETRIES || !mayPass(error)) return undefined
  // Full jitter: pages that failed together do not come back together.
  return (error.retryAfter ?? 0) + random() * FETCH_DELAY * 2 ** (tries - 1)
}
