import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { memberId } from '../profile/member-id.ts'
import { profileSummary } from '../profile/profile-summary.ts'

const BLOCK = '/api/block.php'

/** Whom the member has blocked, the latest first. */
const blocks = z.object({
  blocked: z.array(z.object({ profile: profileSummary, /** ISO date and time. */ blocked_at: z.string() })),
})

export const getBlocks = endpoint({ method: 'GET', path: BLOCK, answer: blocks })

/**
 * §6: from now on neither sees the other anywhere; likes between them end for good. Open pages learn by the event `blocked`,
 * the other's too. Refused: `not_found` (nobody to be seen, or oneself).
 */
export const blockMember = endpoint({
  method: 'POST',
  path: BLOCK,
  body: z.object({ profile: memberId }),
  answer: blocks,
  repeatable: true,
})

/** Lets somebody see and write to the member again, and answers with who is still blocked. */
export const unblock = endpoint({
  method: 'DELETE',
  path: BLOCK,
  body: z.object({ profile: memberId }),
  answer: blocks,
})
