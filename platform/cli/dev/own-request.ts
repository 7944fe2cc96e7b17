import { isIP } from 'node:net'
import { DEV_PATH } from '../../bundling/development/dev-events.ts'

interface RequestOrigin {
  /** The pattern of its route, such as `/@dev/*`: unlike the address, it is never encoded. */
  readonly route: string | undefined
  readonly host: string | undefined
  /** The `sec-fetch-site` header, which tells whether a page of this server sent the request. */
  readonly fetchSite: string | undefined
}

export const TELEMETRY = '/telemetry'

/**
 * Whether a request comes from the developer. A foreign page in the same browser, also one of another port of this machine,
 * must not read the sources through a script element, nor report problems, nor do anything through a host name of its own
 * that resolves to this machine.
 */
export function isOwnRequest(
  { route = '', host = '', fetchSite }: RequestOrigin,
  listensOn: string,
): boolean {
  const isOwnPage = fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
  if (!isOwnPage && (route.startsWith(DEV_PATH) || route === TELEMETRY)) return false
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return name === 'localhost' || name.endsWith('.localhost') || name === listensOn || isIP(name) > 0
}
