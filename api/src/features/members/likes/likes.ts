import { type Country, type Likes, MOST_LIKES } from 'contracts'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { member } from '../../../tables/account.ts'
import { memberLike, photo, profile } from '../../../tables/members.ts'
import { ifShown } from '../../../tables/shown-fields.ts'
import { isMainPhoto, summaryColumns, summaryOf } from '../profile/profile-summary.ts'
import { isNotBlocked } from '../visibility/blocks.ts'
import { isAllowedByBrand } from '../visibility/fictional-rule.ts'
import type { Viewer } from '../visibility/find-other.ts'
import { isNotPassed } from './passed-likes.ts'

/** §3: the visible likes of the viewer, and those received unless answered with no; §4: new ones first. */
export async function findLikes(db: Queryable, viewer: Viewer, now: Date): Promise<Likes> {
  const { brandId, memberId } = viewer
  const [given, received] = await Promise.all([
    givenLikes(db).execute({ brandId, memberId }),
    receivedLikes(db).execute({ brandId, memberId }),
  ])
  return {
    profiles: given.map((row) => likedOf(row, now)),
    liked_by: received.map((row) => ({ ...likedOf(row, now), like_new: row.isNew })),
  }
}

interface LikedRow {
  readonly country: Country | null
  readonly likedAt: Date
  readonly about: string | null
  readonly comment: string | null
}

function likedOf(row: Parameters<typeof summaryOf>[0] & LikedRow, now: Date) {
  const { about, comment, country, likedAt } = row
  return {
    ...summaryOf(row, now),
    country,
    liked_at: likedAt.toISOString(),
    ...(about !== null && { about }),
    ...(comment !== null && { comment }),
  }
}

const memberId = sql.placeholder('memberId')
const brandId = sql.placeholder('brandId')

/** Each page of a member needs them, and planning takes far longer than running. */
const givenLikes = prepared('likes_given', (db) => likesOf(db, 'given'))
const receivedLikes = prepared('likes_received', (db) => likesOf(db, 'received'))

function likesOf(db: Queryable, way: 'given' | 'received') {
  const [mine, other] =
    way === 'given' ? [memberLike.memberId, memberLike.likedId] : [memberLike.likedId, memberLike.memberId]
  return db
    .select({
      ...summaryColumns,
      country: ifShown('country', profile.country),
      likedAt: memberLike.createdAt,
      about: memberLike.about,
      comment: memberLike.comment,
      isNew: sql<boolean>`${isNull(memberLike.seenAt)}`,
    })
    .from(memberLike)
    .innerJoin(member, eq(member.id, other))
    .innerJoin(profile, eq(profile.memberId, other))
    .leftJoin(photo, isMainPhoto)
    .where(
      and(
        eq(mine, memberId),
        eq(memberLike.brandId, brandId),
        inArray(member.status, ['confirmed', 'not_confirmed']),
        eq(profile.status, 'active'),
        isAllowedByBrand(profile.isFictional, brandId),
        isNotBlocked(memberId, other),
        way === 'received' ? isNotPassed(memberId) : undefined,
      ),
    )
    .orderBy(...(way === 'received' ? [desc(isNull(memberLike.seenAt))] : []), desc(memberLike.createdAt))
    .limit(MOST_LIKES)
}
