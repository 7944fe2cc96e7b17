import { isIP } from 'node:net'
import { DEV_PATH } from '../../bundling/development/dev-events.ts'

interface Asked {
  readonly url: string
  readonly host: string | undefined
  /** `sec-fetch-site`: whether the page that asks is one of this server. */
  readonly from: string | undefined
}

/**
 * Whether a request is one of the developer's own. A page of somebody else's that is open in the same browser must
 * read neither the sources, by a script element, nor anything else, by a name of its own that leads here.
 */
export function isOwnRequest({ url, host = '', from }: Asked, listensOn: string): boolean {
  if (from === 'cross-site' && url.startsWith(DEV_PATH)) return false
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return name === 'localhost' || name.endsWith('.localhost') || name === listensOn || isIP(name) > 0
}
