import type { Chats, UserRole } from 'contracts'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { refuse } from '../../http/refusal.ts'
import { member } from '../../tables/account.ts'
import { conversation, conversationMember, message } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { photo, profile } from '../../tables/members.ts'
import { memberSearch } from '../../tables/search.ts'
import { isMainPhoto, summaryColumns, summaryOf } from '../members/profile/profile-summary.ts'
import { isNotBlocked } from '../members/visibility/blocks.ts'
import { isAllowedByBrand } from '../members/visibility/fictional-rule.ts'
import { chatEntryOf, historyLimit } from './chat-entry.ts'
import { activityAt } from './find-partner.ts'

const MAX_CHATS = 500

const memberId = sql.placeholder('memberId')
const brandId = sql.placeholder('brandId')

/** Unread messages within the history limit, counted on every read, so that they cannot drift. */
const unread = sql<number>`(
  select count(*)::integer from ${message} unread
  where unread.conversation_id = ${conversationMember.conversationId}
    and unread.sequence > greatest(${conversationMember.readUpTo}, ${conversationMember.deletedUpTo})
    and unread.sender_id = ${conversationMember.otherId}
    and unread.created_at >= ${sql.placeholder('since')}
)`

/** Each page of a member needs it, and planning it takes far longer than running it. */
const chatsOf = prepared('chats', (db) =>
  db
    .select({
      id: conversation.id,
      unread,
      lastActive: memberSearch.lastActive,
      profileStatus: profile.status,
      ...summaryColumns,
      last: {
        sequence: message.sequence,
        senderId: message.senderId,
        kind: message.kind,
        giftId: message.giftId,
        body: message.body,
        isRemoved: message.isRemoved,
        createdAt: message.createdAt,
      },
    })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .innerJoin(member, eq(member.id, conversationMember.otherId))
    .innerJoin(profile, eq(profile.memberId, conversationMember.otherId))
    .leftJoin(photo, isMainPhoto)
    .leftJoin(memberSearch, eq(memberSearch.memberId, conversationMember.otherId))
    .leftJoin(
      message,
      and(eq(message.conversationId, conversation.id), eq(message.sequence, conversation.lastSequence)),
    )
    .where(
      and(
        eq(conversationMember.memberId, memberId),
        eq(conversationMember.brandId, brandId),
        gt(conversation.lastSequence, conversationMember.deletedUpTo),
        inArray(member.status, ['confirmed', 'not_confirmed']),
        isAllowedByBrand(profile.isFictional, brandId),
        isNotBlocked(memberId, conversationMember.otherId),
      ),
    )
    .orderBy(desc(conversation.lastMessageAt), desc(conversation.id))
    .limit(MAX_CHATS),
)

interface ChatsViewer extends MemberKey {
  readonly role: UserRole
}

/** §3: a member's conversations, latest first. A deleted one comes back with its next message. */
export async function findChats(db: Queryable, viewer: ChatsViewer, now: Date): Promise<Chats> {
  const limit = historyLimit(viewer.role, now)
  const rows = await chatsOf(db).execute({
    brandId: viewer.brandId,
    memberId: viewer.memberId,
    since: limit?.toISOString() ?? '-infinity',
  })
  return {
    chats: rows.map((row) =>
      chatEntryOf({
        id: row.id,
        other: { summary: summaryOf(row, now), lastActive: activityAt(row, now) },
        unread: row.unread,
        last: row.last && !(limit && row.last.createdAt < limit) ? row.last : null,
      }),
    ),
  }
}

/** Hides all messages so far from this member only. Returns false if they are hidden already. */
export async function deleteChat(
  db: Queryable,
  { brandId, memberId }: MemberKey,
  id: string,
): Promise<boolean> {
  const isTheirs = and(
    eq(conversationMember.conversationId, id),
    eq(conversationMember.memberId, memberId),
    eq(conversationMember.brandId, brandId),
  )
  const { rowCount } = await db
    .update(conversationMember)
    .set({ deletedUpTo: sql`${conversation.lastSequence}` })
    .from(conversation)
    .where(
      and(
        isTheirs,
        eq(conversation.id, conversationMember.conversationId),
        lt(conversationMember.deletedUpTo, conversation.lastSequence),
      ),
    )
  if (rowCount === 1) return true
  if ((await db.$count(conversationMember, isTheirs)) === 0) refuse('not_found')
  return false
}
