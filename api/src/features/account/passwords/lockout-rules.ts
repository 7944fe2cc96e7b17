import { DAY_MS, MINUTE_MS } from '../../../time.ts'

/** The account is locked after this many wrong passwords. */
const LOGIN_TRIES = 5

const FIRST_LOCKOUT_MINUTES = 15
/** Strangers can lock an account, so it must not stay locked for long. */
const LONGEST_LOCKOUT_MINUTES = 60
/** Tries and lockouts are forgotten this long after the last try. */
const FORGOTTEN_AFTER_MS = 2 * DAY_MS

export interface Tries {
  readonly tries: number
  readonly lockouts: number
  readonly lockedUntil: Date | null
  readonly lastTryAt: Date
}

export type TakenTry =
  | { readonly isAllowed: false; readonly minutes: number }
  /** `minutes`: how long the account is locked if this password is wrong, too. */
  | { readonly isAllowed: true; readonly after: Tries; readonly minutes?: number }

/**
 * §8: counts a try. It is called before the password is verified, so that parallel tries get no more than
 * sequential ones. Each lockout lasts twice as long as the one before, up to an hour.
 */
export function takeTry(before: Tries, now: Date): TakenTry {
  const left = (before.lockedUntil?.getTime() ?? 0) - now.getTime()
  if (left > 0) return { isAllowed: false, minutes: Math.ceil(left / MINUTE_MS) }
  const { tries, lockouts } = isForgotten(before, now) ? { tries: 0, lockouts: 0 } : before
  const after = { tries: tries + 1, lockouts, lockedUntil: null, lastTryAt: now }
  if (after.tries < LOGIN_TRIES) return { isAllowed: true, after }
  const minutes = Math.min(FIRST_LOCKOUT_MINUTES * 2 ** lockouts, LONGEST_LOCKOUT_MINUTES)
  const lockedUntil = new Date(now.getTime() + minutes * MINUTE_MS)
  return { isAllowed: true, after: { ...after, tries: 0, lockouts: lockouts + 1, lockedUntil }, minutes }
}

function isForgotten({ lastTryAt }: Tries, now: Date): boolean {
  return lastTryAt < forgottenBefore(now)
}

/** Tries before this moment no longer count. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - FORGOTTEN_AFTER_MS)
}
