import type { IncomingHttpHeaders } from 'node:http'
import { CLIENT_HEADER, CLIENT_TYPE, type Endpoint } from 'contracts'
import type { RouteOptions } from '../route.ts'

/**
 * Whether this may come from a page of the site. What only reads may come from anywhere, since no other site sees the
 * answer; what changes something needs the page's header, which no form or picture can send, and the browser's word.
 */
export function isOwnCall(
  { method, changes }: Pick<Endpoint, 'method' | 'changes'>,
  exempt: RouteOptions['exempt'],
  headers: IncomingHttpHeaders,
  host: string,
): boolean {
  if (method === 'GET' && !changes) return true
  if (exempt === 'signature' || exempt === 'token') return true
  return (exempt === 'beacon' || headers[CLIENT_HEADER] === CLIENT_TYPE) && isSameOrigin(headers, host)
}

/** Browsers say it in `Sec-Fetch-Site` where the connection is safe; elsewhere, and in old ones, `Origin` tells. */
function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || URL.parse(origin)?.host === host.toLowerCase()
}
