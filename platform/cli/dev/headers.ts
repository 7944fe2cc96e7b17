import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** A deployed site, and the address under which the browser believes to speak to it. */
export interface Passage {
  readonly site: string
  readonly local: string
}

const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'strict-transport-security',
]

/** Headers that are about more than one connection, and can be passed on. */
export function passableHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)))
}

/** The browser's headers as a deployed site expects them. */
export function headersToSite(headers: IncomingHttpHeaders, { site, local }: Passage): OutgoingHttpHeaders {
  const sent = passableHeaders(headers)
  sent['host'] = new URL(site).host
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name]
    if (value?.startsWith(local)) sent[name] = site + value.slice(local.length)
  }
  return sent
}

/** A deployed site's headers as the browser can use them under the local address. */
export function headersFromSite(headers: IncomingHttpHeaders, { site, local }: Passage): OutgoingHttpHeaders {
  const given = passableHeaders(headers)
  const { location, 'set-cookie': cookies } = headers
  if (location?.startsWith(`${site}/`)) given['location'] = local + location.slice(site.length)
  if (cookies) given['set-cookie'] = cookies.map(localCookie)
  return given
}

/** A cookie for another host, or for HTTPS only, would be thrown away here; what its name demands it keeps. */
export function localCookie(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';')
  const mustBeSecure = /^\s*__(Host|Secure)-/.test(pair)
  const kept = attributes.filter((attribute) => {
    const name = attribute.split('=')[0]?.trim().toLowerCase()
    return name !== 'domain' && (mustBeSecure || name !== 'secure')
  })
  return [pair, ...kept].join(';')
}
