import type { IncomingHttpHeaders } from 'node:http'
import { CLIENT_HEADER, CLIENT_TYPE, type Endpoint } from 'contracts'
import { isRead } from '../is-read.ts'
import type { RouteOptions } from '../route.ts'

/**
 * Protects against CSRF. Reads may come from anywhere, since other sites cannot see the response. A write
 * needs our header, which forms and images cannot send, and an origin reported as ours.
 */
export function passesCsrfCheck(
  endpoint: Pick<Endpoint, 'method' | 'changes'>,
  exempt: RouteOptions['exempt'],
  headers: IncomingHttpHeaders,
  host: string,
): boolean {
  if (isRead(endpoint)) return true
  if (exempt === 'signature' || exempt === 'token') return true
  return (exempt === 'beacon' || headers[CLIENT_HEADER] === CLIENT_TYPE) && isFromThisOrigin(headers, host)
}

/** Browsers send `Sec-Fetch-Site` on secure connections only; otherwise `Origin` decides. */
function isFromThisOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || URL.parse(origin)?.host === host.toLowerCase()
}
