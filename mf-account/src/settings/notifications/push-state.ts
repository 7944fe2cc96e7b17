import type { Store } from 'shared-state/store'

/** What there is to say of push in this browser; of one that nobody has asked, nothing while it reaches others. */
export function pushState(
  { isCapable, status }: Pick<Store['push'], 'isCapable' | 'status'>,
  browsers: number,
) {
  if (status === 'subscribed') return 'here'
  if (status === 'denied') return 'denied'
  if (status === 'not_subscribed') return isCapable ? 'notHere' : 'incapable'
  return browsers > 0 ? undefined : 'nowhere'
}
