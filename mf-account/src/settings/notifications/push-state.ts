import type { Store } from 'shared-state/store'

/** The push status to explain for this browser; undefined if it was never asked while push reaches other browsers. */
export function pushState(
  { isCapable, status }: Pick<Store['push'], 'isCapable' | 'status'>,
  browsers: number,
) {
  if (status === 'subscribed') return 'here'
  if (status === 'denied') return 'denied'
  if (status === 'not_subscribed') return isCapable ? 'notHere' : 'incapable'
  return browsers > 0 ? undefined : 'off'
}
