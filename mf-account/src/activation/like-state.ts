import type { User } from 'contracts'

type Liker = Pick<User, 'signup_step' | 'status'> & { readonly profile: Pick<User['profile'], 'status'> }

/** The step after those that give the gender and the country, without which nobody sees a profile. */
const AFTER_REQUIRED = 2

/**
 * §4: whether the member whom a new one likes can see that, or what it waits for: the confirmed address, the required steps of
 * the profile, or both. Null if it is something else, such as privacy mode.
 */
export function likeState({ signup_step: next, status, profile }: Liker) {
  if (profile.status === 'active') return 'seen'
  const isStarted = next === null || next >= AFTER_REQUIRED
  if (status === 'not_confirmed') return isStarted ? 'email' : 'both'
  return isStarted ? null : 'profile'
}
