import type { Activity } from 'contracts'

/** The words for the times of a last activity within a week. */
export const activityWords = {
  now: 'activity.now',
  today: 'activity.today',
  this_week: 'activity.this_week',
} as const satisfies { readonly [A in NonNullable<Activity>]: `activity.${A}` }
