import { paths, type User } from 'contracts'
import { activationReminder } from './activation-reminder.ts'
import { showsDisabledNotifications } from './shows-disabled-notifications.ts'
import { showsInstallOffer } from './shows-install-offer.ts'
import { showsPhotoAlert } from './shows-photo-alert.ts'

/** The alerts above a member's page. One shows at a time; `activation-dialog` shows over the page instead. */
export type AccountAlert =
  | 'unfinished-signup'
  | 'activation'
  | 'activation-dialog'
  | 'disabled-notifications'
  | 'push'
  | 'profile-photo'
  | 'install-offer'

interface Situation {
  readonly user: User | null
  readonly pathname: string
  readonly dismissed: { readonly notifications: boolean; readonly photo: boolean; readonly install?: boolean }
  /** This is a moment to offer push. */
  readonly offersPush?: boolean
  /** Whether this browser can install the site, and how often it has been visited. */
  readonly install?: { readonly canInstall: boolean; readonly visits: number }
  /** Whether a banner stands above the page already. */
  readonly hasBanner?: boolean
  /** The member has just signed up on another site and arrives on a smartphone. */
  readonly isArrivalByPhone?: boolean
}

/** Pages where the open steps come before the confirmation, which is the last of them. */
const BEGINNINGS: readonly string[] = [paths.index, paths.profile]

/** §4, §6: the alert to show above the page. */
export function currentAlert(situation: Situation): AccountAlert | null {
  const { user, pathname, dismissed, offersPush = false, install, isArrivalByPhone = false } = situation
  if (!user) return null
  const isUnfinished = user.signup_step !== null
  const reminder = activationReminder({ user, isArrivalByPhone })
  if (reminder === 'modal') return 'activation-dialog'
  if (isUnfinished && BEGINNINGS.includes(pathname)) return 'unfinished-signup'
  if (reminder === 'alert') return 'activation'
  const page = { user, pathname }
  if (showsDisabledNotifications({ ...page, isDismissed: dismissed.notifications })) {
    return 'disabled-notifications'
  }
  if (isUnfinished) return 'unfinished-signup'
  // One notice above the faces is enough; these can wait.
  if (situation.hasBanner || pathname === paths['signup-matches']) return null
  // The moment passes; a photo is missing all the time.
  if (offersPush) return 'push'
  if (showsPhotoAlert({ ...page, isDismissed: dismissed.photo })) return 'profile-photo'
  const isOffered =
    install && showsInstallOffer({ ...install, pathname, isDismissed: dismissed.install ?? false })
  return isOffered ? 'install-offer' : null
}
