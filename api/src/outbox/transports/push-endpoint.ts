import { isIP } from 'node:net'

/** Host names that are never public. */
const INTERNAL = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|test|invalid)$/

/**
 * Whether this is the endpoint of a push service as every browser gives it: https, a public host name, the default port. The
 * server sends requests there, so a member must not be able to point it at a host behind the server's firewall.
 */
export function isPublicPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  const host = url.hostname.replace(/\.$/, '')
  const isAddress = isIP(host) !== 0 || host.startsWith('[')
  return !isAddress && host.includes('.') && !INTERNAL.test(host)
}
