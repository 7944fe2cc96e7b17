import type { Interest, MemberCard } from 'contracts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { memberLike, photo, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { ifShown, isFieldShownSql } from '../../../tables/shown-fields.ts'
import { findRegion } from '../../site/places/regions.ts'
import { activityOf, isNew } from './activity-of.ts'
import { isMainPhoto, summaryColumns, summaryOf } from './profile-summary.ts'

const cardColumns = {
  ...summaryColumns,
  country: profile.country,
  shownCountry: ifShown('country', profile.country),
  region: ifShown('region', profile.region),
  aboutMe: ifShown('about_me', profile.aboutMe),
  interests: sql<
    Interest[]
  >`case when ${isFieldShownSql('interests')} then ${profile.interests} else '{}' end`,
  relationshipStatus: ifShown('relationship_status', profile.relationshipStatus),
  photoCount: memberSearch.photoCount,
  joinedAt: memberSearch.joinedAt,
  lastActive: memberSearch.lastActive,
}

const cardsOf = prepared('member_cards', (db) =>
  db
    .select({
      ...cardColumns,
      // A visitor has no id, so this is false.
      liked: sql<boolean>`exists (
        select from ${memberLike}
        where ${memberLike.memberId} = ${sql.placeholder('viewerId')} and ${memberLike.likedId} = ${memberSearch.memberId}
      )`,
    })
    .from(memberSearch)
    .innerJoin(profile, eq(profile.memberId, memberSearch.memberId))
    .leftJoin(photo, isMainPhoto)
    .where(sql`${memberSearch.memberId} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(sql`array_position(${sql.placeholder('ids')}::text[], ${memberSearch.memberId})`),
)

/** The card data of the members whose ids this query selects, in its order. */
export async function findCardRows(db: Queryable, viewerId: string | null, ids: SQL) {
  const { rows } = await db.execute<{ ids: string[] }>(sql`select array(${ids}) as ids`)
  const [found] = rows
  return found && found.ids.length > 0 ? cardsOf(db).execute({ viewerId, ids: found.ids }) : []
}

export type CardRow = Awaited<ReturnType<typeof findCardRows>>[number]

/** A card as a visitor sees it: name, age, region and main photo, and nothing else. */
export function visitorCardOf(row: CardRow, now: Date): MemberCard {
  const card = cardOf(row, now)
  const { main_image } = card
  return {
    ...card,
    country: null,
    city: null,
    last_active: null,
    is_new: false,
    photo_count: main_image ? 1 : 0,
  }
}

export function cardOf(row: CardRow, now: Date): MemberCard {
  return {
    ...summaryOf(row, now),
    country: row.shownCountry,
    region: findRegion(row.country, row.region),
    last_active: activityOf(row.lastActive, now),
    is_new: isNew(row.joinedAt, now),
    photo_count: row.photoCount,
    liked: row.liked,
  }
}
