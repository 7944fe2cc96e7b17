import { type Matches, MOST_LIKES } from 'contracts'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { conversationMember } from '../../../tables/chat.ts'
import { memberLike, photo, profile } from '../../../tables/members.ts'
import { ifShown } from '../../../tables/shown-fields.ts'
import { isMainPhoto, summaryColumns, summaryOf } from '../profile/profile-summary.ts'
import { isNotBlocked } from '../visibility/blocks.ts'
import { isAllowedByBrand } from '../visibility/fictional-rule.ts'
import type { Viewer } from '../visibility/find-other.ts'

const back = alias(memberLike, 'back')
const matchedAt = sql`greatest(${memberLike.createdAt}, ${back.createdAt})`.mapWith(memberLike.createdAt)

const memberId = sql.placeholder('memberId')
const brandId = sql.placeholder('brandId')

/** A member's home and chats need them, and planning takes far longer than running. */
const matchesOf = prepared('matches', (db) =>
  db
    .select({
      ...summaryColumns,
      country: ifShown('country', profile.country),
      matchedAt,
      hasConversation: sql<boolean>`${isNotNull(conversationMember.otherId)}`,
    })
    .from(memberLike)
    .innerJoin(back, and(eq(back.memberId, memberLike.likedId), eq(back.likedId, memberLike.memberId)))
    .innerJoin(profile, eq(profile.memberId, memberLike.likedId))
    .leftJoin(photo, isMainPhoto)
    .leftJoin(
      conversationMember,
      and(
        eq(conversationMember.memberId, memberLike.memberId),
        eq(conversationMember.otherId, memberLike.likedId),
      ),
    )
    .where(
      and(
        eq(memberLike.memberId, memberId),
        eq(memberLike.brandId, brandId),
        eq(profile.status, 'active'),
        isAllowedByBrand(profile.isFictional, brandId),
        isNotBlocked(memberId, profile.memberId),
      ),
    )
    .orderBy(desc(matchedAt))
    .limit(MOST_LIKES),
)

/** The members with whom the viewer has a match, the latest first. Only visible members. */
export async function findMatches(db: Queryable, { brandId, memberId }: Viewer, now: Date): Promise<Matches> {
  const rows = await matchesOf(db).execute({ brandId, memberId })
  return {
    matches: rows.map((row) => ({
      ...summaryOf(row, now),
      country: row.country,
      matched_at: row.matchedAt.toISOString(),
      has_conversation: row.hasConversation,
    })),
  }
}
