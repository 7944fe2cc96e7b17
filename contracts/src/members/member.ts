import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { activity } from '../profile/activity.ts'
import { giftId } from '../profile/gift-id.ts'
import { image } from '../profile/image.ts'
import { interests } from '../profile/interests.ts'
import { likeSubject } from '../profile/like-subject.ts'
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
import { namedRegion } from './member-card.ts'
import { trafficSource } from './traffic-source.ts'

/**
 * A photo as the viewer may see it. `is_blurred`: the photo is private and the viewer a free member, so every
 * file name is that of the blurred version, a portrait; premium members see the photo itself.
 */
export const memberPhoto = z.extend(image, {
  id: z.string(),
  is_main: z.boolean(),
  is_private: z.boolean(),
  is_blurred: z.boolean(),
})

export type MemberPhoto = z.infer<typeof memberPhoto>

/** Distance, without revealing where a member is. */
export const nearnesses = ['same_city', 'same_region', 'same_country', 'elsewhere'] as const

/** Relation between the viewer and a member. */
export const relation = z.object({
  /** Whether the viewer likes the member. */
  liked: z.boolean(),
  /** Absent if the viewer's like is about the whole profile; the same for the member's. */
  liked_about: z.optional(likeSubject),
  likes_me: z.boolean(),
  likes_me_about: z.optional(likeSubject),
  /** The comments that wait with these likes. */
  liked_comment: z.optional(z.string()),
  likes_me_comment: z.optional(z.string()),
  /** Whether the viewer can comment on their like, once it is given: they haven't before, and the two haven't talked. */
  may_comment: z.optional(z.boolean()),
  /** §4: the member's like is new until the viewer opens the profile, which the page reports by `seeLike`. */
  like_new: z.boolean(),
  /** Both like each other. */
  matched: z.boolean(),
  nearness: z.enum(nearnesses),
  /** Interests that both have, in the order of `interests`. */
  common_interests: z.array(z.enum(interests)),
  /** The gender that the member would like to meet, if the profile shows it and it isn't the viewer's. */
  wants_another: z.optional(z.enum(genders)),
})

/**
 * §3: a profile as others see it. Fields that the brand does not show (`visible_profile_fields`,
 * `visible_profile_notes`) or that the member has not filled in are null or empty.
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
  /** In the member's order. A visitor gets only the main one. */
  photos: z.array(memberPhoto),
  /** Number of photos, private ones included: for a visitor more than `photos` holds. */
  photo_count: z.int(),
  /** Gifts that the member has received, with how many of each; none for a visitor. */
  gifts: z.array(z.object({ gift: giftId, count: z.int() })),
  last_active: activity,
  is_new: z.boolean(),
  /** Whether it is the viewer's own profile, shown as others see it. */
  is_own: z.boolean(),
  /** Null for a visitor and for one's own profile. */
  relation: z.nullable(relation),
})

export type MemberProfile = z.infer<typeof memberProfile>

/**
 * One profile as the viewer may see it; one's own whatever its status. Refused:
 * - `blocked_by` (403; `data.name`): that member blocked the viewer. Nothing else is revealed.
 * - `you_blocked` (403; `data.name`): the viewer blocked that member; `unblock` lets them see each other again.
 * - `authentication_required` (403): a visitor who may not search (`mayVisitorSearch`, with `network` and `ref`).
 * - `not_found` (404): no such member, or one who left, is paused or not confirmed; for a visitor also a member who is not
 *   visible to visitors. The response is the same for all: a page may tell a visitor that logging in shows more.
 *
 * Reading changes nothing: the page that shows the profile calls `seeLike` if `relation.like_new`.
 */
export const getMember = endpoint({
  method: 'GET',
  path: '/api/member.php',
  query: z.object({ id: memberId, ...trafficSource }),
  answer: z.object({ profile: memberProfile }),
})
