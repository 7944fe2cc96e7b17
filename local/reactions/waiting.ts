import { ageOn } from 'contracts'
import { and, desc, eq, gt, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../api/src/db/database.ts'
import { findPreferences } from '../../api/src/features/members/preferences/own-preferences.ts'
import {
  blockedBetween,
  isBornWithin,
  suits,
} from '../../api/src/features/members/search/search-conditions.ts'
import { isNotBlocked } from '../../api/src/features/members/visibility/blocks.ts'
import { member, session } from '../../api/src/tables/account.ts'
import { conversation, conversationMember, message } from '../../api/src/tables/chat.ts'
import { memberLike, profile } from '../../api/src/tables/members.ts'
import { memberSearch } from '../../api/src/tables/search.ts'
import { HOUR_MS, MINUTE_MS } from '../../api/src/time.ts'
import { agesAround, REPLIES, type WaitingLike } from './decisions.ts'

/** Longer than a session's last use may lag behind. */
const HERE_MS = 15 * MINUTE_MS
/** Likes and messages that have waited longer, since the site stood still, stay as they are. */
const WAITING_MS = HOUR_MS
/** Lines that a member may remember. */
const REMEMBERED = 200

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)
const mine = alias(conversationMember, 'mine')
const theirs = alias(conversationMember, 'theirs')

/** An invented member who takes part; the demo accounts don't. */
const isInvented = and(eq(member.isDemo, true), isNull(member.passwordHash), eq(member.status, 'confirmed'))

/** The real, confirmed members who use the site right now. The only query while there are none. */
export async function findVisitors(db: Queryable, now: Date) {
  const isHere = db
    .select({ id: session.memberId })
    .from(session)
    .where(gt(session.lastSeenAt, ago(now, HERE_MS)))
  const rows = await db
    .select({
      id: member.id,
      brandId: member.brandId,
      language: member.language,
      createdAt: member.createdAt,
      gender: memberSearch.gender,
      sexuality: memberSearch.sexuality,
      dateOfBirth: memberSearch.dateOfBirth,
      country: memberSearch.country,
      isListed: memberSearch.isListed,
      tells: sql<boolean>`${memberSearch.hasPhoto} or ${profile.aboutMe} is not null or cardinality(${memberSearch.interests}) > 0`,
      hasMatch: sql<boolean>`exists (
        select from ${memberLike} l join ${memberLike} back on back.member_id = l.liked_id and back.liked_id = l.member_id
        where l.member_id = ${member.id}
      )`,
    })
    .from(member)
    .innerJoin(memberSearch, eq(memberSearch.memberId, member.id))
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(and(inArray(member.id, isHere), eq(member.isDemo, false), eq(member.status, 'confirmed')))
  return rows.map((row) => ({ ...row, age: ageOn(row.dateOfBirth, now) }))
}

export type Visitor = Awaited<ReturnType<typeof findVisitors>>[number]

/** The visitor's likes of invented members who have not answered, the oldest first. */
export async function findWaitingLikes(db: Queryable, { id }: Visitor, now: Date): Promise<WaitingLike[]> {
  const rows = await db
    .select({
      id: member.id,
      gender: memberSearch.gender,
      sexuality: memberSearch.sexuality,
      dateOfBirth: memberSearch.dateOfBirth,
      at: memberLike.createdAt,
    })
    .from(memberLike)
    .innerJoin(member, eq(member.id, memberLike.likedId))
    .innerJoin(memberSearch, eq(memberSearch.memberId, memberLike.likedId))
    .where(
      and(
        eq(memberLike.memberId, id),
        gt(memberLike.createdAt, ago(now, WAITING_MS)),
        isInvented,
        isNotBlocked(id, memberLike.likedId),
        sql`not exists (select from ${memberLike} back where back.member_id = ${member.id} and back.liked_id = ${id})`,
      ),
    )
    .orderBy(memberLike.createdAt)
  return rows.map(({ at, dateOfBirth, ...liked }) => ({
    at,
    liked: { ...liked, age: ageOn(dateOfBirth, now) },
  }))
}

/** How many invented members have liked the visitor without being liked first, and when the last one did. */
export async function countUnasked(db: Queryable, { id }: Visitor) {
  const [found] = await db
    .select({
      count: sql<number>`count(*)::integer`,
      last: sql<Date | null>`max(${memberLike.createdAt})`.mapWith(memberLike.createdAt),
    })
    .from(memberLike)
    .innerJoin(member, eq(member.id, memberLike.memberId))
    .where(
      and(
        eq(memberLike.likedId, id),
        isInvented,
        sql`not exists (
          select from ${memberLike} first where first.member_id = ${id} and first.liked_id = ${member.id}
            and first.created_at <= ${memberLike.createdAt}
        )`,
      ),
    )
  return found ?? { count: 0, last: null }
}

/** An invented member who likes the visitor unasked: near in age, from the same country and language if there is one. */
export async function findAdmirer(db: Queryable, visitor: Visitor, now: Date): Promise<string | undefined> {
  const { id, brandId, age, language, country } = visitor
  const { min_age: minAge, max_age: maxAge } = await findPreferences(db, { memberId: id })
  const [found] = await db
    .select({ id: member.id })
    .from(memberSearch)
    .innerJoin(member, eq(member.id, memberSearch.memberId))
    .where(
      and(
        eq(memberSearch.brandId, brandId),
        sql`${memberSearch.isListed} and ${memberSearch.hasPhoto}`,
        isInvented,
        suits(visitor),
        isBornWithin(agesAround(age), now),
        isBornWithin({ minAge, maxAge }, now),
        sql`${member.id} not in (${blockedBetween(id)})`,
        sql`not exists (
          select from ${memberLike} l
          where (l.member_id = ${id} and l.liked_id = ${member.id}) or (l.member_id = ${member.id} and l.liked_id = ${id})
        )`,
      ),
    )
    .orderBy(
      desc(sql`${memberSearch.country} is not distinct from ${country}`),
      desc(eq(member.language, language)),
      sql`md5(${member.id} || ${id}::text)`,
    )
    .limit(1)
  return found?.id
}

/** The visitor's conversations with invented members that end with a message of the visitor. */
export function findWaitingMessages(db: Queryable, { id }: Visitor, now: Date) {
  const said = sql<number>`(
    select count(*)::integer from ${message} own
    where own.conversation_id = ${conversation.id} and own.sender_id = ${member.id}
  )`
  const isRead = sql<boolean>`${theirs.readUpTo} >= ${conversation.lastSequence}`
  return db
    .select({
      conversation: conversation.id,
      sequence: message.sequence,
      otherId: member.id,
      language: member.language,
      interests: profile.interests,
      city: profile.city,
      at: message.createdAt,
      kind: message.kind,
      text: message.body,
      isRead,
      said,
    })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.memberId, mine.otherId), eq(theirs.otherId, id)))
    .innerJoin(member, and(eq(member.id, mine.otherId), isInvented))
    .innerJoin(profile, eq(profile.memberId, member.id))
    .innerJoin(conversation, eq(conversation.id, mine.conversationId))
    .innerJoin(
      message,
      and(eq(message.conversationId, conversation.id), eq(message.sequence, conversation.lastSequence)),
    )
    .where(
      and(
        eq(mine.memberId, id),
        gt(conversation.lastMessageAt, ago(now, WAITING_MS)),
        eq(message.senderId, id),
        or(not(isRead), sql`${said} <= ${REPLIES}`),
        isNotBlocked(id, mine.otherId),
      ),
    )
}

/** The texts that others have written to the visitor lately. */
export async function findHeard(db: Queryable, { id }: Visitor): Promise<string[]> {
  const rows = await db
    .select({ text: message.body })
    .from(conversationMember)
    .innerJoin(message, eq(message.conversationId, conversationMember.conversationId))
    .where(and(eq(conversationMember.memberId, id), ne(message.senderId, id)))
    .orderBy(desc(message.createdAt))
    .limit(REMEMBERED)
  return rows.map(({ text }) => text)
}
