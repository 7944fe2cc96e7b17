import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * Whether a request names more than one host: two `Host` headers, or a URL with another one (RFC 9112, section 3.2). A proxy
 * in front of us might have chosen the other one.
 */
export function namesTwoHosts({ rawHeaders, headers, url = '' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return true
  const authority = ABSOLUTE.exec(url)?.[1]
  return authority !== undefined && authority.toLowerCase() !== headers.host?.toLowerCase()
}
