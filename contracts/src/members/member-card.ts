import * as z from 'contracts/schema'
import { profileSummary } from '../profile/profile-summary.ts'

/** When a member was last here, no more exactly than anybody needs: the last 10 minutes, 24 hours, 7 days, or longer ago. */
export const activities = ['now', 'today', 'this_week'] as const

export const activity = z.nullable(z.enum(activities))

export type Activity = z.infer<typeof activity>

/** A region by its id, see `getRegions`, and its name. */
export const namedRegion = z.object({ id: z.string(), name: z.string() })

/** A member among others: in search, the swipe game, the match finder. */
export const memberCard = z.extend(profileSummary, {
  region: z.nullable(namedRegion),
  last_active: activity,
  /** A member for less than seven days. */
  is_new: z.boolean(),
  /** How many photos there are to be seen on the profile, private ones included. */
  photo_count: z.int(),
  /** By who asks; false for a visitor. */
  liked: z.boolean(),
})

export type MemberCard = z.infer<typeof memberCard>
