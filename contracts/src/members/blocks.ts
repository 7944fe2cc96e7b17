import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { profileSummary } from './likes.ts'

const BLOCK = '/api/block.php'

/** Whom the member has blocked, the latest first. */
const blocks = z.object({
  blocked: z.array(z.object({ profile: profileSummary, /** ISO date and time. */ blocked_at: z.string() })),
})

export const getBlocks = endpoint({ method: 'GET', path: BLOCK, answer: blocks })

/** Lets somebody see and write to the member again, and answers with who is still blocked. */
export const unblock = endpoint({
  method: 'DELETE',
  path: BLOCK,
  body: z.object({ profile: z.string().check(z.minLength(1), z.maxLength(40)) }),
  answer: blocks,
})
