import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { image } from '../profile/image.ts'
import { interests } from '../profile/interests.ts'
import { memberId } from '../profile/member-id.ts'
import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  relationshipStatuses,
  sexualities,
} from '../profile/profile-fields.ts'
import { profileSummary } from '../profile/profile-summary.ts'
import { countries } from '../site/countries.ts'
import { activity, namedRegion } from './member-card.ts'

/**
 * A photo as this viewer may see it. `is_blurred`: who asks is a free member and the photo private, so every file named
 * here is the blurred one, whose proportion is that of a portrait; premium shows the photo itself.
 */
export const memberPhoto = z.extend(image, {
  id: z.string(),
  is_main: z.boolean(),
  is_private: z.boolean(),
  is_blurred: z.boolean(),
})

export type MemberPhoto = z.infer<typeof memberPhoto>

/** How far away, without saying where anybody is. */
export const nearnesses = ['same_city', 'same_region', 'same_country', 'elsewhere'] as const

/** How a member and who asks stand to each other. */
export const relation = z.object({
  /** By who asks. */
  liked: z.boolean(),
  likes_me: z.boolean(),
  /** §4: that like is new until the profile is opened, which the page says by `seeLike`. */
  like_new: z.boolean(),
  /** Both like each other. */
  matched: z.boolean(),
  nearness: z.enum(nearnesses),
  /** What both are interested in, in the order of `interests`. */
  common_interests: z.array(z.enum(interests)),
})

/**
 * §3: a profile as others see it. What the brand does not show (`visible_profile_fields`, `visible_profile_notes`) and what
 * the member does not tell is null, or empty.
 */
export const memberProfile = z.extend(profileSummary, {
  gender: z.nullable(z.enum(genders)),
  sexuality: z.nullable(z.enum(sexualities)),
  country: z.nullable(z.enum(countries)),
  region: z.nullable(namedRegion),
  tattoos: z.nullable(z.boolean()),
  hair_colour: z.nullable(z.enum(hairColours)),
  eye_colour: z.nullable(z.enum(eyeColours)),
  body_type: z.nullable(z.enum(bodyTypes)),
  relationship_status: z.nullable(z.enum(relationshipStatuses)),
  about_me: z.nullable(z.string()),
  interests: z.array(z.enum(interests)),
  /** In the member's order. A visitor gets the main one alone. */
  photos: z.array(memberPhoto),
  /** How many there are, private ones included: more than `photos` for a visitor. */
  photo_count: z.int(),
  last_active: activity,
  is_new: z.boolean(),
  /** Of who asks, as others see it. */
  is_own: z.boolean(),
  /** Null for a visitor, and for oneself. */
  relation: z.nullable(relation),
})

export type MemberProfile = z.infer<typeof memberProfile>

/**
 * One profile as this viewer may see it. One's own can be asked for too, whatever its status. Refused:
 * - `blocked_by` (403; `data.name`): that member blocked who asks. Nothing else is told.
 * - `you_blocked` (403; `data.name`): who asks blocked that member; `unblock` lets them see each other again.
 * - `not_found` (404): no such member, or one who left, is paused or not confirmed; for a visitor also whoever did not choose
 *   to be visible to visitors. All the same answer: a page may say to a visitor that logging in shows more.
 *
 * Reading changes nothing: the page that shows the profile calls `seeLike` where `relation.like_new`.
 */
export const getMember = endpoint({
  method: 'GET',
  path: '/api/member.php',
  query: z.object({ id: memberId }),
  answer: z.object({ profile: memberProfile }),
})
