import { paths, type User } from 'contracts'

type Activated = Pick<User, 'signup_step'> & { readonly profile: Pick<User['profile'], 'status'> }

/** §4: the next page after the address is confirmed. `user` is null for a visitor who is not logged in. */
export function afterActivation(user: Activated | null) {
  if (user === null) return { to: paths.login, label: 'ways.login' } as const
  return user.signup_step === null
    ? ({ to: paths['signup-matches'], label: 'activation.matches' } as const)
    : ({ to: paths['complete-signup'], label: 'titles.complete-signup' } as const)
}

/** The words that welcome the member. Nobody finds a profile that is incomplete, or in privacy mode. */
export function welcomeAfterActivation(user: Activated | null) {
  if (user === null) return 'activation.done.logIn'
  return user.profile.status === 'active' ? 'activation.done.text' : 'activation.done.hidden'
}
