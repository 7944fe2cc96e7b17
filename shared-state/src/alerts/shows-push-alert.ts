import { paths } from 'contracts'
import type { Store } from '../store/create-store.ts'

/** §6: pages without the alert. */
const PAGES_WITHOUT_ALERT: readonly string[] = [
  paths.signup,
  paths.notifications,
  paths['activate-done'],
  paths.directdebit,
  paths.premium,
]

interface Situation {
  readonly push: Pick<Store['push'], 'isCapable' | 'status' | 'offer'>
  readonly pathname: string
  readonly isDismissed: boolean
}

/** §6: whether to offer push, or to say how the browser can allow it after all. */
export function showsPushAlert({ push, pathname, isDismissed }: Situation): boolean {
  const { isCapable, status, offer } = push
  if (isDismissed || !isCapable || PAGES_WITHOUT_ALERT.includes(pathname.replace(/(?<=.)\/+$/, ''))) {
    return false
  }
  return offer === 'refused' ? status === 'denied' : offer === 'yes' && status === 'not_subscribed'
}
