import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { memberId } from '../profile/member-id.ts'
import { LONGEST_TEXT } from './message.ts'

/**
 * Adds a comment to the user's like, once for each member. It waits with the like, and costs nothing; a like in return makes
 * it the first message of their conversation. Repeating it changes nothing. Refused:
 * - `write_instead` (403): the two have a match or a conversation, or the user has commented before.
 * - `confirmation_required`, `awaiting_confirmation`, `profile_hidden`, `blocked_by`, `you_blocked` (403): as for a message.
 * - `not_found` (404): the user doesn't like that member.
 * - `invalid_input` (422): under `text`, blank or too long, as for a message.
 * - `too_many_requests` (429)
 */
export const commentLike = endpoint({
  method: 'POST',
  path: '/api/like.php',
  query: z.object({ comment: z.literal('1') }),
  body: z.object({ profile: memberId, text: z.string().check(z.maxLength(LONGEST_TEXT)) }),
  answer: z.undefined(),
  repeatable: true,
})
