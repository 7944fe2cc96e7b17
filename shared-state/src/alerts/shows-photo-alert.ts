import { paths, type User } from 'contracts'

/** §6: pages without the alert. */
const PAGES_WITHOUT_ALERT: readonly string[] = [
  paths.profile,
  paths.signup,
  paths['activate-done'],
  paths.premium,
  paths.notifications,
  paths.directdebit,
]

interface Situation {
  readonly user: User | null
  readonly pathname: string
  readonly isDismissed: boolean
}

/** §6: whether to remind the member that they have no photo. */
export function showsPhotoAlert({ user, pathname, isDismissed }: Situation): boolean {
  if (!user || user.profile.main_image || isDismissed) return false
  return !PAGES_WITHOUT_ALERT.includes(pathname.replace(/(?<=.)\/+$/, ''))
}
