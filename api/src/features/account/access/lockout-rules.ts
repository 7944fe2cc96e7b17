import { DAY_MS, MINUTE_MS } from '../../../time.ts'

/** How often a password may be wrong before its account is locked. */
const LOGIN_TRIES = 5

const FIRST_LOCKOUT = 15
const LONGEST_LOCKOUT = 24 * 60
/** After so much quiet everything begins anew. */
const FORGOTTEN_AFTER = 2 * DAY_MS

export interface Tries {
  readonly tries: number
  readonly lockouts: number
  readonly lockedUntil: Date | null
  readonly lastTryAt: Date
}

export type TakenTry =
  | { readonly isAllowed: false; readonly minutes: number }
  /** `minutes`: how long the account is locked if the password is wrong this time too. */
  | { readonly isAllowed: true; readonly after: Tries; readonly minutes?: number }

/**
 * §8: a try is taken before the password is looked at, so that many at once are no more than one after the other. Each
 * lockout is twice as long as the one before.
 */
export function takeTry(before: Tries, now: Date): TakenTry {
  const left = (before.lockedUntil?.getTime() ?? 0) - now.getTime()
  if (left > 0) return { isAllowed: false, minutes: Math.ceil(left / MINUTE_MS) }
  const { tries, lockouts } = isForgotten(before, now) ? { tries: 0, lockouts: 0 } : before
  const after = { tries: tries + 1, lockouts, lockedUntil: null, lastTryAt: now }
  if (after.tries < LOGIN_TRIES) return { isAllowed: true, after }
  const minutes = Math.min(FIRST_LOCKOUT * 2 ** lockouts, LONGEST_LOCKOUT)
  const lockedUntil = new Date(now.getTime() + minutes * MINUTE_MS)
  return { isAllowed: true, after: { ...after, tries: 0, lockouts: lockouts + 1, lockedUntil }, minutes }
}

function isForgotten({ lastTryAt }: Tries, now: Date): boolean {
  return lastTryAt < forgottenBefore(now)
}

/** Tries older than this count no longer. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - FORGOTTEN_AFTER)
}
