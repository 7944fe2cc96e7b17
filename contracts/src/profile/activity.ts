import * as z from 'contracts/schema'

/** Last activity, deliberately vague: within 10 minutes, 24 hours or 7 days; null if longer ago. */
export const activities = ['now', 'today', 'this_week'] as const

export const activity = z.nullable(z.enum(activities))

export type Activity = z.infer<typeof activity>
