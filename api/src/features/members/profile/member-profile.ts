import { type AnswerOf, ageOn, type getMember, type MemberProfile, type Role } from 'contracts'
import { and, eq, or } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Call } from '../../../http/route.ts'
import { memberLike, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { findSeen } from '../access/find-other.ts'
import { photosOf } from '../photos/gallery.ts'
import { shownPhotos } from '../photos/shown-photos.ts'
import { nearnessOf } from '../search/nearness.ts'
import { activityOf, isNew } from './activity-of.ts'
import { shownFields } from './shown-fields.ts'

type Row = Awaited<ReturnType<typeof findSeen>>

/** One profile as this viewer may see it. */
export async function memberProfile({
  query: { id },
  db,
  brand,
  session,
  clock,
}: Pick<Call<typeof getMember, 'any'>, 'query' | 'db' | 'brand' | 'session' | 'clock'>): Promise<
  AnswerOf<typeof getMember>
> {
  const viewerId = session?.memberId ?? null
  const row = await findSeen(db, brand.id, viewerId, id)
  const isOwn = viewerId === id
  const [photos, [search], relation] = await Promise.all([
    photosOf(db, { brandId: brand.id, memberId: id }),
    db.select().from(memberSearch).where(eq(memberSearch.memberId, id)),
    viewerId === null || isOwn ? null : relationOf(db, viewerId, row),
  ])
  const now = clock.now()
  const role: Role = isOwn ? 'premium' : (session?.role ?? 'visitor')
  const shown = shownPhotos(photos, { role, isForVisitors: row.isVisibleToVisitors })
  const main = shown.find(({ is_main }) => is_main)
  return {
    profile: {
      id,
      name: row.name,
      age: ageOn(row.dateOfBirth, now),
      is_fictional: row.isFictional,
      main_image: main ?? null,
      ...shownFields(row, brand.settings),
      photos: shown,
      photo_count: search?.photoCount ?? 0,
      last_active: search ? activityOf(search.lastActive, now) : null,
      is_new: search !== undefined && isNew(search.joinedAt, now),
      is_own: isOwn,
      relation,
    },
  }
}

async function relationOf(
  db: Queryable,
  viewerId: string,
  row: Row,
): Promise<NonNullable<MemberProfile['relation']>> {
  const [[mine], likes] = await Promise.all([
    db.select().from(profile).where(eq(profile.memberId, viewerId)),
    likesBetween(db, viewerId, row.memberId),
  ])
  const given = likes.find(({ memberId }) => memberId === viewerId)
  const received = likes.find(({ memberId }) => memberId === row.memberId)
  const own = new Set(mine?.interests)
  return {
    liked: given !== undefined,
    likes_me: received !== undefined,
    like_new: received !== undefined && received.seenAt === null,
    matched: given !== undefined && received !== undefined,
    nearness: mine ? nearnessOf(mine, row) : 'elsewhere',
    common_interests: row.interests.filter((interest) => own.has(interest)),
  }
}

function likesBetween(db: Queryable, one: string, other: string) {
  const way = (by: string, whom: string) => and(eq(memberLike.memberId, by), eq(memberLike.likedId, whom))
  return db
    .select()
    .from(memberLike)
    .where(or(way(one, other), way(other, one)))
}
