import { paths, type User } from 'contracts'

/** §4: where somebody goes on whose address is confirmed; null is who is not logged in here. */
export function afterActivation(user: Pick<User, 'signup_step'> | null) {
  if (user === null) return { to: paths.login, label: 'ways.login' } as const
  return user.signup_step === null
    ? ({ to: paths['signup-matches'], label: 'activation.matches' } as const)
    : ({ to: paths['complete-signup'], label: 'titles.complete-signup' } as const)
}
