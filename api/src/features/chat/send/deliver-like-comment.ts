import type { Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { findSummaries } from '../../members/profile/find-summaries.ts'
import { summaryOf } from '../../members/profile/profile-summary.ts'
import { activityAt, findPartner } from '../find-partner.ts'
import { insertMessage } from './insert-message.ts'
import { openConversation } from './open-conversation.ts'
import { findCommentBetween, setComment } from './waiting-comment.ts'

/** No id that a browser generates has a colon. */
const ID = 'like:'

/**
 * Opens the conversation of two members with the comment that waits between them, if there is one. It costs nothing and
 * doesn't start the conversation, as a signup message. The caller has locked the pair.
 */
export async function deliverLikeComment(
  tx: Transaction,
  viewer: MemberKey,
  otherId: string,
  now: Date,
): Promise<void> {
  const found = await findCommentBetween(tx, viewer.memberId, otherId)
  if (!found?.comment) return
  const partner = await findPartner(tx, viewer, otherId)
  const [me] = await findSummaries(tx, [viewer.memberId, otherId], now)
  const mine = { memberId: viewer.memberId, summary: me.summary, lastActive: 'now' } as const
  const theirs = {
    memberId: otherId,
    summary: summaryOf(partner, now),
    lastActive: activityAt(partner, now),
  }
  const [sender, receiver] = found.memberId === otherId ? [theirs, mine] : [mine, theirs]
  await setComment(tx, found, null)
  const { brandId, conversationId, likedId, comment: text } = found
  await openConversation(tx, { brandId, memberId: sender.memberId }, likedId, now, conversationId)
  const message = { id: ID, content: { kind: 'text', text }, isStart: false } as const
  await insertMessage(tx, { brandId, conversationId, sender, receiver, ...message }, now)
}
