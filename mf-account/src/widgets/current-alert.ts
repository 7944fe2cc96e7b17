import { paths, type User } from 'contracts'
import { activationReminder } from '../activation/activation-reminder.ts'
import { showsPhotoAlert } from '../photos/shows-photo-alert.ts'
import { showsDisabledNotifications } from './shows-disabled-notifications.ts'

/** The alerts of this remote. One shows at a time. */
export type AccountAlert = 'unfinished-signup' | 'activation' | 'disabled-notifications' | 'profile-photo'

interface Situation {
  readonly user: User | null
  readonly pathname: string
  readonly dismissed: { readonly notifications: boolean; readonly photo: boolean }
}

/** Pages where the open steps come before the confirmation, which is the last of them. */
const BEGINNINGS: readonly string[] = [paths.index, paths.profile]

/** §4, §6: the alert to show above the page. */
export function currentAlert({ user, pathname, dismissed }: Situation): AccountAlert | null {
  if (!user) return null
  const isUnfinished = user.signup_step !== null
  if (isUnfinished && BEGINNINGS.includes(pathname)) return 'unfinished-signup'
  const reminder = activationReminder({ user, isSignupComplete: false, isSmartphone: false })
  if (reminder !== 'none') return 'activation'
  const page = { user, pathname }
  if (showsDisabledNotifications({ ...page, isDismissed: dismissed.notifications })) {
    return 'disabled-notifications'
  }
  if (isUnfinished) return 'unfinished-signup'
  return showsPhotoAlert({ ...page, isDismissed: dismissed.photo }) ? 'profile-photo' : null
}
