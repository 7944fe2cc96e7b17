import * as z from 'contracts/schema'
import { profileSummary } from '../profile/profile-summary.ts'

/** Last activity, deliberately vague: within 10 minutes, 24 hours or 7 days; null if longer ago. */
export const activities = ['now', 'today', 'this_week'] as const

export const activity = z.nullable(z.enum(activities))

export type Activity = z.infer<typeof activity>

/** `id` as in `getRegions`. */
export const namedRegion = z.object({ id: z.string(), name: z.string() })

/** A member in a list: search, the swipe game, the match finder. */
export const memberCard = z.extend(profileSummary, {
  region: z.nullable(namedRegion),
  last_active: activity,
  /** Joined less than seven days ago. */
  is_new: z.boolean(),
  /** Number of photos on the profile, private ones included. */
  photo_count: z.int(),
  /** Whether the viewer likes the member; false for a visitor. */
  liked: z.boolean(),
})

export type MemberCard = z.infer<typeof memberCard>
