import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { member } from '../../tables/account.ts'
import { conversationMember } from '../../tables/chat.ts'
import { memberLike, profile } from '../../tables/members.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import type { PushData, SmsData } from '../message.ts'
import type { FeatureRules } from './feature-rules.ts'

type AboutMember = Partial<PushData['new-message'] & SmsData['code']>

const ABOUT_LIKES: readonly string[] = ['new-like', 'new-match'] satisfies (keyof PushData)[]

/**
 * Whether a message about another member is still worth sending: it hasn't been read or seen meanwhile, the
 * other member is still there, and neither has blocked the other (§6). A code is not once it has expired.
 */
export async function isStillNews(
  db: Queryable,
  { kind, memberId, data }: OutboxRow,
  { isNotBlocked }: Pick<FeatureRules, 'isNotBlocked'>,
): Promise<boolean> {
  const { fromId, conversationId, sequence, expires } = (data ?? {}) as AboutMember
  if (expires !== undefined && new Date(expires) <= new Date()) return false
  if (memberId === null || fromId === undefined) return true
  if (conversationId !== undefined && sequence !== undefined) {
    const isRead = and(
      eq(conversationMember.memberId, memberId),
      eq(conversationMember.conversationId, conversationId),
      gte(sql`greatest(${conversationMember.readUpTo}, ${conversationMember.deletedUpTo})`, sequence),
    )
    if ((await db.$count(conversationMember, isRead)) > 0) return false
  }
  const isThere = and(
    eq(member.id, fromId),
    sql`${member.status} in ('confirmed', 'not_confirmed')`,
    isNotBlocked(memberId, member.id),
  )
  if ((await db.$count(member, isThere)) === 0) return false
  return !ABOUT_LIKES.includes(kind) || isNewLike(db, { memberId: fromId, likedId: memberId })
}

/** Whether a like still stands, unseen. Members in privacy mode neither give nor get any. */
async function isNewLike(
  db: Queryable,
  { memberId, likedId }: Pick<typeof memberLike.$inferSelect, 'memberId' | 'likedId'>,
): Promise<boolean> {
  const [found] = await db
    .select({ id: memberLike.memberId })
    .from(memberLike)
    .innerJoin(profile, and(eq(profile.memberId, memberLike.memberId), eq(profile.status, 'active')))
    .innerJoin(member, and(eq(member.id, memberLike.likedId), isNull(member.pausedAt)))
    .where(and(eq(memberLike.memberId, memberId), eq(memberLike.likedId, likedId), isNull(memberLike.seenAt)))
  return found !== undefined
}
