import type { User } from 'contracts'

interface Situation {
  readonly user: Pick<User, 'status'> & {
    readonly notifications_disabled: readonly string[]
    readonly profile: Pick<User['profile'], 'status'>
  }
  /** The query has `api_signup_complete`, and the page is open on a smartphone. */
  readonly isArrivalByPhone: boolean
}

/** §4: the way to remind a member to confirm the e-mail address. */
export function activationReminder({ user, isArrivalByPhone }: Situation): 'none' | 'alert' | 'modal' {
  const isWaiting =
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0
  if (!isWaiting) return 'none'
  return isArrivalByPhone ? 'modal' : 'alert'
}
