import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { memberId } from '../profile/member-id.ts'
import { profileSummary } from '../profile/profile-summary.ts'

const LIKE = '/api/like.php'

const whom = z.object({ profile: memberId })

/** §2: the profile is the other one, for the match pop-up. */
export const likeAnswer = z.object({ matched: z.boolean(), profile: profileSummary })

/**
 * Likes a member. `matched`: they like who asks, too, which also holds when it is asked again. Refused: `not_found` (nobody
 * that may be seen, or oneself), `blocked_by` and `you_blocked` (403; `data.name`), `too_many_requests` (429).
 */
export const likeMember = endpoint({
  method: 'POST',
  path: LIKE,
  body: whom,
  answer: likeAnswer,
  repeatable: true,
})

/** Takes it back, and with it a match. Nothing is refused where there is no like to take back, nor anybody to be seen. */
export const unlikeMember = endpoint({
  method: 'DELETE',
  path: LIKE,
  body: whom,
  answer: z.undefined(),
  repeatable: true,
})

/** §4: the profile of somebody who likes the user was opened: that like is new no longer. Never refused. */
export const seeLike = endpoint({
  method: 'POST',
  path: LIKE,
  query: z.object({ seen: z.literal('1') }),
  body: whom,
  answer: z.undefined(),
  repeatable: true,
})
