import type { Activity } from 'contracts'
import { DAY_MS, MINUTE_MS, WEEK_MS } from '../../../time.ts'

/** Longer than `last_active` may lag behind, so that a member who reads a page stays online. */
const ONLINE_MS = 10 * MINUTE_MS
/** The `online_lately` filter of the search. */
export const LATELY_MS = DAY_MS
/** How long a member counts as new. */
export const NEW_MEMBER_MS = WEEK_MS

/** How recently a member was active, in coarse steps for the sake of privacy. */
export function activityOf(lastActive: Date, now: Date): Activity {
  const since = now.getTime() - lastActive.getTime()
  if (since <= ONLINE_MS) return 'now'
  if (since <= LATELY_MS) return 'today'
  return since <= WEEK_MS ? 'this_week' : null
}

export function isNew(joinedAt: Date, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < NEW_MEMBER_MS
}
