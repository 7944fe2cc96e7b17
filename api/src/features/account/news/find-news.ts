import { and, type Column, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { conversationMember, message } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { memberLike, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { isNotPassed } from '../../members/likes/passed-likes.ts'
import { isNotBlocked } from '../../members/visibility/blocks.ts'
import { isAllowedByBrand } from '../../members/visibility/fictional-rule.ts'
import { findChoices } from '../own/notifications.ts'

/** The numbers in a news mail, each without what the member has turned off. */
interface News {
  readonly messages: number
  readonly likes: number
  readonly matches: number
}

/**
 * The messages, likes and matches that a member has not seen since a moment and their last visit. Nothing of
 * members who are gone, hidden or blocked. In privacy mode there are only messages.
 */
export async function findNews(db: Queryable, key: MemberKey, since: Date): Promise<News> {
  const [reader] = await db
    .select({ lastActive: memberSearch.lastActive, pausedAt: member.pausedAt })
    .from(member)
    .innerJoin(memberSearch, eq(memberSearch.memberId, member.id))
    .where(eq(member.id, key.memberId))
  if (!reader) return { messages: 0, likes: 0, matches: 0 }
  const choices = await findChoices(db, key)
  const after = reader.lastActive > since ? reader.lastActive : since
  const isHidden = reader.pausedAt !== null
  const messages = choices.message.email ? await countMessages(db, key, after) : 0
  const likes = choices.like.email && !isHidden ? await countLikes(db, key, after, 'like') : 0
  const matches = choices.match.email && !isHidden ? await countLikes(db, key, after, 'match') : 0
  return { messages, likes, matches }
}

export function isNothing({ messages, likes, matches }: News): boolean {
  return messages + likes + matches === 0
}

async function countMessages(db: Queryable, { brandId, memberId }: MemberKey, after: Date): Promise<number> {
  const mine = conversationMember
  const [found] = await db
    .select({ unread: sql<number>`count(*)::integer` })
    .from(mine)
    .innerJoin(
      message,
      and(eq(message.conversationId, mine.conversationId), eq(message.senderId, mine.otherId)),
    )
    .innerJoin(member, eq(member.id, mine.otherId))
    .innerJoin(profile, eq(profile.memberId, mine.otherId))
    .where(
      and(
        eq(mine.memberId, memberId),
        gt(message.sequence, sql`greatest(${mine.readUpTo}, ${mine.deletedUpTo})`),
        gt(message.createdAt, after),
        isThere({ brandId, memberId }, mine.otherId),
      ),
    )
  return found?.unread ?? 0
}

const given = alias(memberLike, 'given')

/** Likes that the member has not returned, or matches, which count for the one who liked first. */
async function countLikes(
  db: Queryable,
  { brandId, memberId }: MemberKey,
  after: Date,
  kind: 'like' | 'match',
): Promise<number> {
  const [found] = await db
    .select({ unseen: sql<number>`count(*)::integer` })
    .from(memberLike)
    .innerJoin(member, eq(member.id, memberLike.memberId))
    .innerJoin(profile, eq(profile.memberId, memberLike.memberId))
    .leftJoin(given, and(eq(given.memberId, memberLike.likedId), eq(given.likedId, memberLike.memberId)))
    .where(
      and(
        eq(memberLike.likedId, memberId),
        eq(memberLike.brandId, brandId),
        isNull(memberLike.seenAt),
        gt(memberLike.createdAt, after),
        kind === 'like' ? isNull(given.memberId) : sql`${given.createdAt} <= ${memberLike.createdAt}`,
        eq(profile.status, 'active'),
        isThere({ brandId, memberId }, memberLike.memberId),
        isNotPassed(memberId),
      ),
    )
  return found?.unseen ?? 0
}

/** The other member has an account, may be shown at this brand, and no block stands between them. */
function isThere({ brandId, memberId }: MemberKey, other: Column) {
  return and(
    inArray(member.status, ['confirmed', 'not_confirmed']),
    isAllowedByBrand(profile.isFictional, brandId),
    isNotBlocked(memberId, other),
  )
}
