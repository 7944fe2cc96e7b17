import { REACTIVATION_DAYS } from 'contracts'
import type { TokenPurpose } from '../../../tables/own-account.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Milliseconds for which a link in a mail is good: the more it can do, the shorter. */
export const TOKEN_LIVES: Readonly<Record<TokenPurpose, number>> = {
  activate: 7 * DAY,
  'reset-password': HOUR,
  'mail-change': DAY,
  reactivate: REACTIVATION_DAYS * DAY,
}

/** §4: when an account that is left at this moment is deleted for good. */
export function deletionDate(leftAt: Date): Date {
  return new Date(leftAt.getTime() + TOKEN_LIVES.reactivate)
}
