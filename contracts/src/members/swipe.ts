import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { interests } from '../profile/interests.ts'
import { memberId } from '../profile/member-id.ts'
import { memberCard } from './member-card.ts'

const SWIPE = '/api/swipe.php'

/** The time zone of the browser, as `Intl.DateTimeFormat().resolvedOptions().timeZone` names it; another is refused. */
const zone = z.string().check(z.minLength(1), z.maxLength(64))

/** A profile in the game: the card, and something to decide by. */
export const swipeProfile = z.extend(memberCard, {
  about_me: z.nullable(z.string()),
  interests: z.array(z.enum(interests)),
})

/** §9: how many times more the user can say yes today; null for who is not counted (premium). */
const allowance = {
  left_today: z.nullable(z.int()),
  /** When the next day begins where the member is, as ISO date and time; null where nothing is counted. */
  resets_at: z.nullable(z.string()),
}

/**
 * Whom to decide on next, the best first, ten at most: mutual interest, with a photo, not liked and not decided on yet.
 * None: everybody has been seen. With no yes left profiles still come, since a no is free. Refused: `invalid_input` (`zone`).
 */
export const getSwipe = endpoint({
  method: 'GET',
  path: SWIPE,
  query: z.object({ zone }),
  answer: z.object({ profiles: z.array(swipeProfile), ...allowance }),
})

/**
 * Yes is a like, counted against the day; no is forgotten by everybody but the game. The same again counts once. `profile`
 * is the other one, for the match pop-up. Refused: `swipe_limit` (403; `data.resets_at`) for a yes too many,
 * `not_found`, `blocked_by`, `you_blocked` as with a like.
 */
export const answerSwipe = endpoint({
  method: 'POST',
  path: SWIPE,
  body: z.object({ profile: memberId, answer: z.enum(['yes', 'no']), zone }),
  answer: z.object({ matched: z.boolean(), profile: memberCard, ...allowance }),
  repeatable: true,
})

/**
 * Takes the last answer back, which must have been about this member: a yes takes its like back but not the count. The
 * profile comes first again. Refused: `not_found` (it was not the last answer, or they can be seen no more).
 */
export const undoSwipe = endpoint({
  method: 'DELETE',
  path: SWIPE,
  body: z.object({ profile: memberId, zone }),
  answer: z.object({ profile: swipeProfile, ...allowance }),
  repeatable: true,
})
