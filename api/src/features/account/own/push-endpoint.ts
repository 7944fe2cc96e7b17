import { isIP } from 'node:net'

/** Names that no resolver of the internet knows. */
const INTERNAL = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|test|invalid)$/

/**
 * A push service's address, as every browser gives it: https, by a public name, on the ordinary port. The server will
 * send there, so a member must not be able to point it at what lies behind the server's own wall.
 */
export function isPublicPush(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  const host = url.hostname.replace(/\.$/, '')
  const isAddress = isIP(host) !== 0 || host.startsWith('[')
  return !isAddress && host.includes('.') && !INTERNAL.test(host)
}
