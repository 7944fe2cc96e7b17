import type { Activity } from 'contracts'
import { DAY_MS, MINUTE_MS, WEEK_MS } from '../../../time.ts'

/** Longer than `last_active` may lag behind, or who reads a page would seem to leave. */
const NOW = 10 * MINUTE_MS
export const LATELY = DAY_MS
/** For so long somebody is new. */
export const NEW = WEEK_MS

/** When somebody was last here, no more exactly than others need to know. */
export function activityOf(lastActive: Date, now: Date): Activity {
  const since = now.getTime() - lastActive.getTime()
  if (since <= NOW) return 'now'
  if (since <= LATELY) return 'today'
  return since <= WEEK_MS ? 'this_week' : null
}

export function isNew(joinedAt: Date, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < NEW
}
