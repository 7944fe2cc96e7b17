import type { ErrorCode } from '../errors.ts'
import { ageOn } from '../profile/age-on.ts'
import type { Settings } from '../site/settings.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isEmail } from './email.ts'
import { usernameProblem } from './username.ts'

// §5: shared by the form and the server. Each function returns the problem of a field, or undefined.

export const PASSWORD_LENGTH = 8

const OLDEST = 120

type Problem = ErrorCode | undefined

/** The owner of a password; the name is empty until it is known. */
interface Owner {
  readonly email: string
  readonly name: string
}

export function passwordProblem(password: string, { email, name }: Owner): Problem {
  if (password.length < PASSWORD_LENGTH) return 'password_too_short'
  const [mailbox = ''] = email.trim().split('@')
  if ([email, mailbox].some((text) => isSame(password, text))) return 'password_is_email'
  if (isSame(password, name) || isSame(lettersOf(password), lettersOf(name))) return 'password_is_name'
  return isCommonPassword(password) ? 'password_too_common' : undefined
}

/** Problem of the repeated new password. */
export function passwordAgainProblem(password: string, again: string): Problem {
  return password === again ? undefined : 'passwords_differ'
}

/** `dateOfBirth` is an ISO date, `1990-06-15`. Both texts name `min_age`. */
export function dateOfBirthProblem(
  dateOfBirth: string,
  { min_age }: Pick<Settings, 'min_age'>,
  now: Date,
): Problem {
  if (!isDate(dateOfBirth)) return 'date_of_birth_required'
  const age = ageOn(dateOfBirth, now)
  if (age < 0 || age > OLDEST) return 'date_of_birth_required'
  return age < min_age ? 'too_young' : undefined
}

/** §3: the first form of the signup. */
export interface SignupForm extends Owner {
  readonly password: string
  readonly date_of_birth: string
  /** To the chosen member. */
  readonly signup_message?: string | undefined
}

export type SignupProblems = Readonly<Partial<Record<keyof SignupForm, ErrorCode>>>

/** All problems of a signup; empty if it can be sent. */
export function signupProblems(
  form: SignupForm,
  settings: Pick<Settings, 'min_age' | 'message_length'>,
  now: Date,
): SignupProblems {
  const { email, name, password, date_of_birth, signup_message = '' } = form
  const isTooLong = Array.from(signup_message.trim()).length > settings.message_length
  const problems: Record<keyof SignupForm, Problem> = {
    email: isEmail(email) ? undefined : 'invalid_email',
    name: usernameProblem(name, email),
    password: passwordProblem(password, form),
    date_of_birth: dateOfBirthProblem(date_of_birth, settings, now),
    signup_message: isTooLong ? 'invalid_input' : undefined,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** `robin-1990` → `robin`; a text without letters stays as it is. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '') || text
}

/** Rejects 30 February. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
