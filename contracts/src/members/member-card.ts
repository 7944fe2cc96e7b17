import * as z from 'contracts/schema'
import { activity } from '../profile/activity.ts'
import { profileSummary } from '../profile/profile-summary.ts'
import { countries } from '../site/countries.ts'

/** `id` as in `getRegions`. */
export const namedRegion = z.object({ id: z.string(), name: z.string() })

/** A member in a list: search, the swipe game, the match finder. */
export const memberCard = z.extend(profileSummary, {
  country: z.nullable(z.enum(countries)),
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
