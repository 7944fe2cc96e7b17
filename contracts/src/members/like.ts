import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { likeSubject } from '../profile/like-subject.ts'
import { memberId } from '../profile/member-id.ts'
import { profileSummary } from '../profile/profile-summary.ts'

const LIKE = '/api/like.php'

const likedMember = z.object({ profile: memberId })

/** §2: `profile` is the other member, for the match pop-up. */
export const likeAnswer = z.object({ matched: z.boolean(), profile: profileSummary })

/**
 * Likes a member, and may say what about. Repeating it changes nothing. `matched`: that member likes the
 * user, too, also when repeated. Refused: `not_found` (also a photo or text that the user cannot see),
 * `blocked_by` and `you_blocked` (403; `data.name`), `too_many_requests` (429).
 */
export const likeMember = endpoint({
  method: 'POST',
  path: LIKE,
  body: z.extend(likedMember, { about: z.optional(likeSubject) }),
  answer: likeAnswer,
  repeatable: true,
})

/** Takes a like back, and with it its comment and a match. Succeeds also without a like, or a member who is still visible. */
export const unlikeMember = endpoint({
  method: 'DELETE',
  path: LIKE,
  body: likedMember,
  answer: z.undefined(),
  repeatable: true,
})

/** §4: clears the "new" flag of a like, once the user opens that profile or sees the match. Never refused. */
export const seeLike = endpoint({
  method: 'POST',
  path: LIKE,
  query: z.object({ seen: z.literal('1') }),
  body: likedMember,
  answer: z.undefined(),
  repeatable: true,
})
