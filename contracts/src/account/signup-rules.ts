import type { ErrorCode } from '../errors.ts'
import { ageOn } from '../profile/age-on.ts'
import type { Settings } from '../site/settings.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isEmail } from './email.ts'

// §5, for the form and for the server alike: what is wrong with a field, or undefined where nothing is.

export const USERNAME_LENGTH = { least: 2, most: 30 } as const
export const PASSWORD_LENGTH = 8

const OLDEST = 120

type Problem = ErrorCode | undefined

/** How a name is kept: without spaces around it, and single ones in it. */
export function cleanName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

export function usernameProblem(name: string, email: string): Problem {
  const clean = cleanName(name)
  if (clean.startsWith('@')) return 'username_starts_with_at'
  if (isSame(clean, email) && clean !== '') return 'username_is_email'
  const { length } = clean
  const isLengthRight = length >= USERNAME_LENGTH.least && length <= USERNAME_LENGTH.most
  // What cannot be seen would let one name pass for another.
  return isLengthRight && !/[\p{C}\p{Zl}\p{Zp}]/u.test(clean) ? undefined : 'username_invalid'
}

/** Whose password it would be; where the name is not known so far, it is empty. */
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

/** The second time that a new password is entered. */
export function passwordAgainProblem(password: string, again: string): Problem {
  return password === again ? undefined : 'passwords_differ'
}

/** ISO date, `1990-06-15`. The sentence of `date_of_birth_required` names `min_age`. */
export function dateOfBirthProblem(
  dateOfBirth: string,
  { min_age }: Pick<Settings, 'min_age'>,
  now: Date,
): Problem {
  if (!isDate(dateOfBirth)) return 'date_of_birth_required'
  const age = ageOn(dateOfBirth, now)
  return age >= min_age && age <= OLDEST ? undefined : 'date_of_birth_required'
}

/** §3: what the first form of a signup asks for. */
export interface SignupForm extends Owner {
  readonly password: string
  readonly date_of_birth: string
  /** To the chosen member. */
  readonly signup_message?: string | undefined
}

export type SignupProblems = Readonly<Partial<Record<keyof SignupForm, ErrorCode>>>

/** Everything that is wrong with a signup; nothing in it where it may be sent. */
export function signupProblems(
  form: SignupForm,
  settings: Pick<Settings, 'min_age' | 'message_length'>,
  now: Date,
): SignupProblems {
  const { email, name, password, date_of_birth, signup_message = '' } = form
  const isTooLong = signup_message.length > settings.message_length
  const found: Record<keyof SignupForm, Problem> = {
    email: isEmail(email) ? undefined : 'invalid_email',
    name: usernameProblem(name, email),
    password: passwordProblem(password, form),
    date_of_birth: dateOfBirthProblem(date_of_birth, settings, now),
    signup_message: isTooLong ? 'invalid_input' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** What is left of `robin-1990` is `robin`; of what has no letters, itself. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '') || text
}

/** 30 February is none. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
