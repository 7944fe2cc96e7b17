import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { memberId } from '../profile/member-id.ts'
import { profileSummary } from '../profile/profile-summary.ts'

const BLOCK = '/api/block.php'

/** Members whom the user has blocked, the latest first. */
const blocks = z.object({
  blocked: z.array(z.object({ profile: profileSummary, /** ISO date and time. */ blocked_at: z.string() })),
})

export const getBlocks = endpoint({ method: 'GET', path: BLOCK, forMembers: true, answer: blocks })

/**
 * §6: hides the two members from each other everywhere and ends likes between them for good. The event
 * `blocked` tells the open pages of both. Refused: `not_found` (no visible member, or oneself).
 */
export const blockMember = endpoint({
  method: 'POST',
  path: BLOCK,
  body: z.object({ profile: memberId }),
  answer: blocks,
  repeatable: true,
})

/** Lets the two see and write to each other again; returns the members who are still blocked. */
export const unblock = endpoint({
  method: 'DELETE',
  path: BLOCK,
  body: z.object({ profile: memberId }),
  answer: blocks,
})
