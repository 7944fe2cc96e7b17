import { isIP } from 'node:net'
import { DEV_PATH } from '../../bundling/development/dev-events.ts'

interface RequestOrigin {
  readonly url: string
  readonly host: string | undefined
  /** The `sec-fetch-site` header, which tells whether a page of this server sent the request. */
  readonly fetchSite: string | undefined
}

/**
 * Whether a request comes from the developer. A foreign page in the same browser must not read the sources through a
 * script element, nor anything else through a host name of its own that resolves to this machine.
 */
export function isOwnRequest({ url, host = '', fetchSite }: RequestOrigin, listensOn: string): boolean {
  if (fetchSite === 'cross-site' && url.startsWith(DEV_PATH)) return false
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return name === 'localhost' || name.endsWith('.localhost') || name === listensOn || isIP(name) > 0
}
