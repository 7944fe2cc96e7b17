import type { Chats } from 'contracts'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'

import { member } from '../../tables/account.ts'
import { conversation, conversationMember, message } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { photo, profile } from '../../tables/members.ts'
import { isNotBlocked } from '../members/access/blocks.ts'
import { isMainPhoto, summaryColumns, summaryOf } from '../members/profile/profile-summary.ts'

const MAX_CHATS = 500

/** Messages of the other member after what this one has read or deleted; counted on every read, so it cannot drift. */
const unread = sql<number>`(
  select count(*)::integer from ${message}
  where ${message.conversationId} = ${conversationMember.conversationId}
    and ${message.sequence} > greatest(${conversationMember.readUpTo}, ${conversationMember.deletedUpTo})
    and ${message.senderId} = ${conversationMember.otherId}
)`

/** §3: a member's conversations, latest first. A deleted one comes back with its next message. */
export async function findChats(db: Queryable, { brandId, memberId }: MemberKey, now: Date): Promise<Chats> {
  const rows = await db
    .select({ id: conversation.id, unread, ...summaryColumns })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .innerJoin(member, eq(member.id, conversationMember.otherId))
    .innerJoin(profile, eq(profile.memberId, conversationMember.otherId))
    .leftJoin(photo, isMainPhoto)
    .where(
      and(
        eq(conversationMember.memberId, memberId),
        eq(conversationMember.brandId, brandId),
        gt(conversation.lastSequence, conversationMember.deletedUpTo),
        inArray(member.status, ['confirmed', 'not_confirmed']),
        isNotBlocked(memberId, conversationMember.otherId),
      ),
    )
    .orderBy(desc(conversation.lastMessageAt), desc(conversation.id))
    .limit(MAX_CHATS)
  return {
    chats: rows.map((row) => ({
      conversation: { id: row.id },
      profile: summaryOf(row, now),
      num_unread_messages: row.unread,
    })),
  }
}

/** Hides all messages so far from this member only. Returns false if the member has no such conversation. */
export async function deleteChat(
  db: Queryable,
  { brandId, memberId }: MemberKey,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(conversationMember)
    .set({ deletedUpTo: sql`${conversation.lastSequence}` })
    .from(conversation)
    .where(
      and(
        eq(conversation.id, conversationMember.conversationId),
        eq(conversationMember.conversationId, id),
        eq(conversationMember.memberId, memberId),
        eq(conversationMember.brandId, brandId),
      ),
    )
  return rowCount === 1
}
