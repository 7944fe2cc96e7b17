import type { Activity } from 'contracts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Longer than `last_active` may lag behind, or who reads a page would seem to leave. */
const NOW = 10 * MINUTE
export const LATELY = DAY
const WEEK = 7 * DAY
/** For so long somebody is new. */
export const NEW = WEEK

/** When somebody was last here, no more exactly than others need to know. */
export function activityOf(lastActive: Date, now: Date): Activity {
  const since = now.getTime() - lastActive.getTime()
  if (since <= NOW) return 'now'
  if (since <= LATELY) return 'today'
  return since <= WEEK ? 'this_week' : null
}

export function isNew(joinedAt: Date, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < NEW
}
