import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** The origin of a deployed site, and the local origin under which the browser sees it. */
export interface Passage {
  readonly site: string
  readonly local: string
}

const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'strict-transport-security',
]

/** Removes the headers that concern one connection only. */
export function passableHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)))
}

/** Rewrites the browser's headers for a deployed site. */
export function headersToSite(headers: IncomingHttpHeaders, { site, local }: Passage): OutgoingHttpHeaders {
  const sent = passableHeaders(headers)
  sent['host'] = new URL(site).host
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name]
    if (value?.startsWith(local)) sent[name] = site + value.slice(local.length)
  }
  return sent
}

/** Rewrites a deployed site's headers for the browser at the local address. */
export function headersFromSite(headers: IncomingHttpHeaders, { site, local }: Passage): OutgoingHttpHeaders {
  const received = passableHeaders(headers)
  const { location, 'set-cookie': cookies } = headers
  if (location?.startsWith(`${site}/`)) received['location'] = local + location.slice(site.length)
  if (cookies) received['set-cookie'] = cookies.map(localCookie)
  return received
}

/**
 * Removes `Domain` and `Secure`, with which the browser would reject the cookie here. `Secure` stays where a name prefix
 * demands it.
 */
export function localCookie(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';')
  const mustBeSecure = /^\s*__(Host|Secure)-/.test(pair)
  const accepted = attributes.filter((attribute) => {
    const name = attribute.split('=')[0]?.trim().toLowerCase()
    return name !== 'domain' && (mustBeSecure || name !== 'secure')
  })
  return [pair, ...accepted].join(';')
}
