import { type ErrorCode, passwordAgainProblem, passwordProblem } from 'contracts'

interface PasswordChange {
  readonly old_password: string
  readonly password: string
  readonly password_again: string
}

type Problems = Readonly<Partial<Record<keyof PasswordChange, ErrorCode>>>

/** §5: the problems of a password change, as far as the page can check them. */
export function passwordProblems(
  { old_password, password, password_again }: PasswordChange,
  owner: { readonly email: string; readonly name: string },
): Problems {
  const found: Record<keyof PasswordChange, ErrorCode | undefined> = {
    old_password: old_password === '' ? 'old_password_wrong' : undefined,
    password: passwordProblem(password, owner),
    password_again: passwordAgainProblem(password, password_again),
  }
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined))
}
