import type { IncomingHttpHeaders } from 'node:http'
import { type Report, VITALS } from '../../../protocol/index.ts'

const KINDS: readonly unknown[] = ['load', 'failure', 'crash', 'vital']
const METRICS: readonly unknown[] = VITALS

/** Whether untrusted input has the shape of a report; the vote counter validates its values. */
export function isReport(value: unknown): value is Report {
  if (typeof value !== 'object' || value === null) return false
  const {
    name,
    version,
    kind,
    page,
    ms,
    metric,
    value: measured,
    cached,
    message,
    stack,
  } = value as Record<string, unknown>
  return (
    typeof name === 'string' &&
    typeof version === 'string' &&
    KINDS.includes(kind) &&
    (page === undefined || typeof page === 'string') &&
    (ms === undefined || typeof ms === 'number') &&
    (kind !== 'vital' || (METRICS.includes(metric) && typeof measured === 'number')) &&
    (cached === undefined || typeof cached === 'boolean') &&
    (message === undefined || typeof message === 'string') &&
    (stack === undefined || typeof stack === 'string')
  )
}

/** Whether a page of this site sent the request. A request without any of the headers counts as such. */
export function isFromOwnPage(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || URL.parse(origin)?.host === host
}
