import { paths, type User } from 'contracts'

interface Situation {
  readonly user: Pick<User, 'notifications_disabled'> | null
  readonly pathname: string
  /** The member has dismissed the alert in this browser. */
  readonly isDismissed: boolean
}

/** §4: whether to show that e-mails have stopped. */
export function showsDisabledNotifications({ user, pathname, isDismissed }: Situation): boolean {
  if (!user || isDismissed || user.notifications_disabled.length === 0) return false
  return pathname.replace(/\/+$/, '') !== paths.notifications
}
