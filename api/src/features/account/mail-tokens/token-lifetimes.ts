import { REACTIVATION_DAYS } from 'contracts'
import type { TokenPurpose } from '../../../tables/own-account.ts'
import { DAY_MS, HOUR_MS } from '../../../time.ts'

/** How long a link in a mail is valid: the more it can do, the shorter. */
export const TOKEN_LIFETIMES_MS: Readonly<Record<TokenPurpose, number>> = {
  activate: 7 * DAY_MS,
  'reset-password': HOUR_MS,
  'mail-change': DAY_MS,
  reactivate: REACTIVATION_DAYS * DAY_MS,
}

/** §4: when an account that is closed at this moment is deleted for good. */
export function deletionDate(leftAt: Date): Date {
  return new Date(leftAt.getTime() + TOKEN_LIFETIMES_MS.reactivate)
}
