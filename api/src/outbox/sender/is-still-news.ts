import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { member } from '../../tables/account.ts'
import { conversationMember } from '../../tables/chat.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import type { PushData, SmsData } from '../message.ts'
import type { FeatureRules } from './feature-rules.ts'

type AboutMember = Partial<PushData['new-message'] & SmsData['code']>

/**
 * Whether a message about another member is still worth sending: it hasn't been read meanwhile, the other member is still
 * there, and neither has blocked the other (§6). A code is not once it has expired.
 */
export async function isStillNews(
  db: Queryable,
  { memberId, data }: OutboxRow,
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
  return (await db.$count(member, isThere)) > 0
}
