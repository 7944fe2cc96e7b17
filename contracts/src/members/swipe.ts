import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { interests } from '../profile/interests.ts'
import { memberId } from '../profile/member-id.ts'
import { timeZone as zone } from '../site/time-zone.ts'
import { memberCard } from './member-card.ts'

const SWIPE = '/api/swipe.php'

/** A profile in the game: the card, with more to decide by. */
export const swipeProfile = z.extend(memberCard, {
  about_me: z.nullable(z.string()),
  /** Intimate ones only if the user has chosen any such. */
  interests: z.array(z.enum(interests)),
})

/** §9: the yeses that the user has left today; null if unlimited (premium). */
const allowance = {
  left_today: z.nullable(z.int()),
  /** When the next day starts in the member's time zone, as ISO date and time; null if unlimited. */
  resets_at: z.nullable(z.string()),
}

/**
 * At most ten members to decide on next, the best first: mutual interest, with a photo, undecided. Empty once
 * all are seen, not without yeses left, since a no is free. Refused: `invalid_input` (`zone`).
 */
export const getSwipe = endpoint({
  method: 'GET',
  path: SWIPE,
  forMembers: true,
  query: z.object({ zone }),
  answer: z.object({ profiles: z.array(swipeProfile), ...allowance }),
})

/**
 * A yes is a like and counts against the day's limit; only the game knows of a no. A repeated request counts
 * once. `profile` is the other member, for the match pop-up. Refused: `swipe_limit` (403; `data.resets_at`)
 * for a yes over the limit, `not_found`, `blocked_by`, `you_blocked` as for a like.
 */
export const answerSwipe = endpoint({
  method: 'POST',
  path: SWIPE,
  body: z.object({ profile: memberId, answer: z.enum(['yes', 'no']), zone }),
  answer: z.object({ matched: z.boolean(), profile: memberCard, ...allowance }),
  repeatable: true,
})

/**
 * Undoes the last answer: a like is gone, but still counts against the limit, and the profile comes first
 * again. Refused: `not_found` (not the last answer, or no longer visible).
 */
export const undoSwipe = endpoint({
  method: 'DELETE',
  path: SWIPE,
  body: z.object({ profile: memberId, zone }),
  answer: z.object({ profile: swipeProfile, ...allowance }),
  repeatable: true,
})
