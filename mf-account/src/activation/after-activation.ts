import { paths, type User } from 'contracts'

/** §4: the next page after the address is confirmed. `user` is null for a visitor who is not logged in. */
export function afterActivation(user: Pick<User, 'signup_step'> | null) {
  if (user === null) return { to: paths.login, label: 'ways.login' } as const
  return user.signup_step === null
    ? ({ to: paths['signup-matches'], label: 'activation.matches' } as const)
    : ({ to: paths['complete-signup'], label: 'titles.complete-signup' } as const)
}
