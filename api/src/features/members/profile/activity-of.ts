import type { Activity } from 'contracts'
import { DAY_MS, MINUTE_MS, WEEK_MS } from '../../../time.ts'

/** Results of a search and the day-long steps of an activity tell a last visit no more exactly than this. */
export const ACTIVITY_STEP_MS = 10 * MINUTE_MS
/** Longer than `last_active` may lag behind, so that a member who reads a page stays online. */
export const ONLINE_MS = 10 * MINUTE_MS
/** The `online_lately` filter of the search. */
export const LATELY_MS = DAY_MS
/** How long a member counts as new. */
export const NEW_MEMBER_MS = WEEK_MS

/** How recently a member was active, in coarse steps for the sake of privacy. */
export function activityOf(lastActive: Date, now: Date): Activity {
  const since = now.getTime() - lastActive.getTime()
  if (since <= ONLINE_MS) return 'now'
  if (lastActive >= stepBefore(now, LATELY_MS)) return 'today'
  return lastActive >= stepBefore(now, WEEK_MS) ? 'this_week' : null
}

/** The beginning of the step of this long ago: an exact moment would tell, to who looks often, when a visit was. */
export function stepBefore(now: Date, ms: number): Date {
  return new Date(Math.floor((now.getTime() - ms) / ACTIVITY_STEP_MS) * ACTIVITY_STEP_MS)
}

export function isNew(joinedAt: Date, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < NEW_MEMBER_MS
}
