import type { Store } from 'shared-state/store'

interface Reach {
  /** Browsers of the member that the server sends push to. */
  readonly browsers: number
  /** Whether this is one of them. */
  readonly isHere: boolean
}

/** The push status to explain for this browser; undefined if it was never asked while push reaches other browsers. */
export function pushState(
  { isCapable, status }: Pick<Store['push'], 'isCapable' | 'status'>,
  { browsers, isHere }: Reach,
) {
  if (status === 'subscribed') return isHere ? 'here' : 'notHere'
  if (status === 'denied') return 'denied'
  if (status === 'not_subscribed') return isCapable ? 'notHere' : 'incapable'
  return browsers > 0 ? undefined : 'off'
}
