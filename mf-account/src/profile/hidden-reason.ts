import type { OwnProfile, User } from 'contracts'

/** Why the profile is hidden from others. An unconfirmed address is not named: the frame reminds of it on every page. */
export function hiddenReason(
  { status, gender, country }: Pick<OwnProfile, 'status' | 'gender' | 'country'>,
  user: Pick<User, 'status'>,
) {
  if (status === 'active') return null
  if (gender === null || country === null) return 'incomplete'
  return user.status === 'not_confirmed' ? null : 'paused'
}
