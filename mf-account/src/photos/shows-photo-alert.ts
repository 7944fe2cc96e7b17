import { paths, type User } from 'contracts'

/** §6: where the alert would be in the way; the settings are the page of the notifications. */
const NOT_ON: readonly string[] = [
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

/** §6: whether somebody is reminded of having no photo. */
export function showsPhotoAlert({ user, pathname, isDismissed }: Situation): boolean {
  if (!user || user.profile.main_image || isDismissed) return false
  return !NOT_ON.includes(pathname.replace(/(?<=.)\/+$/, ''))
}
