import { paths, type User } from 'contracts'

interface Situation {
  readonly user: Pick<User, 'notifications_disabled'> | null
  readonly pathname: string
  /** Put away once, in this browser: it stays away. */
  readonly isDismissed: boolean
}

/** §4: whether to say that e-mails have stopped. */
export function showsDisabledNotifications({ user, pathname, isDismissed }: Situation): boolean {
  if (!user || isDismissed || user.notifications_disabled.length === 0) return false
  return pathname.replace(/\/+$/, '') !== paths.notifications
}
