import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { profile } from '../../tables/members.ts'
import { findSummaries } from '../members/profile/find-summaries.ts'
import { isNotBlocked } from '../members/visibility/blocks.ts'
import { insertMessage } from './send/insert-message.ts'
import { openConversation } from './send/open-conversation.ts'

/** No id that a browser generates has a colon. */
const ID = 'signup:'

export interface SignupMessage {
  readonly toId: string
  readonly text: string
}

/**
 * §2: delivers the message that a new member wrote at signup. It costs nothing and doesn't start the
 * conversation. No one else knows the new member yet, so there is no pair to lock. False if the receiver has
 * blocked an earlier account of theirs (§6).
 */
export async function deliverSignupMessage(
  tx: Transaction,
  key: MemberKey,
  { toId, text }: SignupMessage,
  now: Date,
): Promise<boolean> {
  const { brandId, memberId } = key
  const mayReceive = and(eq(profile.memberId, toId), isNotBlocked(memberId, profile.memberId))
  if ((await tx.$count(profile, mayReceive)) === 0) return false
  const [me, other] = await findSummaries(tx, [memberId, toId], now)
  await insertMessage(
    tx,
    {
      brandId,
      conversationId: await openConversation(tx, key, toId, now),
      sender: { memberId, summary: me.summary, lastActive: 'now' },
      receiver: { memberId: toId, summary: other.summary, lastActive: null },
      id: ID,
      content: { kind: 'text', text },
      isSignup: true,
    },
    now,
  )
  return true
}
