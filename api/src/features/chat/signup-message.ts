import type { AnswerOf, getSignupTarget } from 'contracts'
import { and, eq, gt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/database.ts'
import { conversationMember, message } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { photo, profile } from '../../tables/members.ts'
import { findSummaries } from '../members/profile/find-summaries.ts'
import { isMainPhoto, summaryColumns, summaryOf } from '../members/profile/profile-summary.ts'
import { isNotBlocked } from '../members/visibility/blocks.ts'
import { isAllowedByBrand } from '../members/visibility/fictional-rule.ts'
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
      isStart: false,
    },
    now,
  )
  return true
}

/** §2: what the member wrote at signup, and the receiver as the member may see them. */
export async function findSignupMessage(
  db: Queryable,
  key: MemberKey,
  now: Date,
): Promise<AnswerOf<typeof getSignupTarget>['message']> {
  const found = await findDelivered(db, key)
  return found ? { to: summaryOf(found, now), text: found.text } : null
}

/**
 * For the mail that confirms the address: the receiver as visitors may see them, since the mailbox may be a stranger's.
 * Undefined if they may not, or if the profile is fictional: the mail has no room for the mark.
 */
export async function findReceiverForVisitors(db: Queryable, key: MemberKey) {
  const found = await findDelivered(db, key)
  return found?.isForVisitors && !found.profile.isFictional
    ? { name: found.profile.name, picture: found.image?.cardFilename ?? null }
    : undefined
}

/** Undefined if the message was removed or deleted, the receiver's profile is hidden, or one has blocked the other (§6). */
async function findDelivered(db: Queryable, { brandId, memberId }: MemberKey) {
  const [found] = await db
    .select({ ...summaryColumns, text: message.body, isForVisitors: profile.isVisibleToVisitors })
    .from(conversationMember)
    .innerJoin(message, eq(message.conversationId, conversationMember.conversationId))
    .innerJoin(profile, eq(profile.memberId, conversationMember.otherId))
    .leftJoin(photo, isMainPhoto)
    .where(
      and(
        eq(conversationMember.memberId, memberId),
        eq(conversationMember.brandId, brandId),
        eq(message.senderId, memberId),
        eq(message.id, ID),
        eq(message.isRemoved, false),
        gt(message.sequence, conversationMember.deletedUpTo),
        eq(profile.status, 'active'),
        isAllowedByBrand(profile.isFictional, brandId),
        isNotBlocked(memberId, profile.memberId),
      ),
    )
  return found
}
