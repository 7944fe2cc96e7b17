import * as z from 'contracts/schema'
import type { getUser } from '../account/user.ts'
import type { AnswerOf } from '../endpoint.ts'

/** The member's credits, as they are after whatever changed them. */
export const balanceChanged = z.object({ kind: z.literal('balance'), credits: z.number() })

/** The user with these credits. */
export function withBalance(
  { user }: AnswerOf<typeof getUser>,
  { credits }: z.infer<typeof balanceChanged>,
): AnswerOf<typeof getUser> {
  return { user: user && { ...user, credits } }
}
