import type { OwnProfile, User } from 'contracts'

/** Why nobody finds the profile, besides that the address is not confirmed: of that the frame reminds everywhere. */
export function hiddenBecause(
  { status, gender, country }: Pick<OwnProfile, 'status' | 'gender' | 'country'>,
  user: Pick<User, 'status'>,
) {
  if (status === 'active') return null
  if (gender === null || country === null) return 'incomplete'
  return user.status === 'not_confirmed' ? null : 'paused'
}
