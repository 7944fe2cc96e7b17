import type { MemberCard } from 'contracts'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { regionNamed } from '../site/region-named.ts'
import { activityOf, isNew } from './activity-of.ts'
import { isMainPhoto, summaryColumns, summaryOf } from './profile-summary.ts'
import { memberSearch } from './search-tables.ts'
import { memberLike, photo, profile } from './tables.ts'

const cardColumns = {
  ...summaryColumns,
  country: profile.country,
  region: profile.region,
  aboutMe: profile.aboutMe,
  interests: profile.interests,
  relationshipStatus: profile.relationshipStatus,
  photoCount: memberSearch.photoCount,
  joinedAt: memberSearch.joinedAt,
  lastActive: memberSearch.lastActive,
}

/** The members whose ids this query finds, the latest active first. */
export function findCardRows(db: Queryable, viewerId: string | null, ids: SQL) {
  const liked =
    viewerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (
          select from ${memberLike}
          where ${memberLike.memberId} = ${viewerId} and ${memberLike.likedId} = ${memberSearch.memberId}
        )`
  return db
    .select({ ...cardColumns, liked })
    .from(memberSearch)
    .innerJoin(profile, eq(profile.memberId, memberSearch.memberId))
    .leftJoin(photo, isMainPhoto)
    .where(sql`${memberSearch.memberId} = any(array(${ids}))`)
    .orderBy(desc(memberSearch.lastActive), desc(memberSearch.memberId))
}

export type CardRow = Awaited<ReturnType<typeof findCardRows>>[number]

export function cardOf(row: CardRow, now: Date): MemberCard {
  return {
    ...summaryOf(row, now),
    region: regionNamed(row.country, row.region),
    last_active: activityOf(row.lastActive, now),
    is_new: isNew(row.joinedAt, now),
    photo_count: row.photoCount,
    liked: row.liked,
  }
}
