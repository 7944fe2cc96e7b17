import {
  type AnswerOf,
  ageOn,
  type getMember,
  isFieldShown,
  type MemberProfile,
  type Role,
  shownToVisitors,
} from 'contracts'
import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import type { Session } from '../../../http/caller/session.ts'
import { conversationMember, receivedGift } from '../../../tables/chat.ts'
import { likeComment, memberLike, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { nearnessOf } from '../nearness.ts'
import { type Orientation, wantsAnother } from '../orientation-rules.ts'
import { findPhotos } from '../photos/gallery.ts'
import { shownPhotos } from '../photos/shown-photos.ts'
import { findVisible } from '../visibility/find-other.ts'
import { activityOf, isNew } from './activity-of.ts'
import { shownFields } from './shown-fields.ts'

type Row = Awaited<ReturnType<typeof findVisible>>

/** The caller of an endpoint that visitors may call, too. */
interface Caller {
  readonly brand: Brand
  /** Null for a visitor. */
  readonly viewer: Session | null
}

/** A profile as this viewer may see it; a visitor sees name, age, region and main photo, and nothing else. */
export async function findMemberProfile(
  db: Queryable,
  { brand, viewer }: Caller,
  id: string,
  now: Date,
): Promise<AnswerOf<typeof getMember>> {
  const viewerId = viewer?.memberId ?? null
  const row = await findVisible(db, brand.id, viewerId, id)
  const isOwn = viewerId === id
  const isVisitor = viewerId === null
  const visible = isVisitor ? shownToVisitors(brand.settings) : brand.settings
  const fields = shownFields(row, visible)
  const [photos, gifts, [search], relation] = await Promise.all([
    findPhotos(db, { brandId: brand.id, memberId: id }),
    viewerId === null ? [] : findReceivedGifts(db, id),
    db.select().from(memberSearch).where(eq(memberSearch.memberId, id)),
    viewerId === null || isOwn
      ? null
      : relationOf(db, viewerId, {
          ...row,
          ...placeOf(fields),
          ...orientationIn(fields),
          interests: fields.interests,
        }),
  ])
  const role: Role = isOwn ? 'premium' : (viewer?.role ?? 'visitor')
  const shown = shownPhotos(photos, { role, isForVisitors: row.isVisibleToVisitors })
  const main = shown.find(({ is_main }) => is_main)
  return {
    profile: {
      id,
      name: row.name,
      ...(isFieldShown('date_of_birth', visible) && { age: ageOn(row.dateOfBirth, now) }),
      is_fictional: row.isFictional,
      main_image: main ?? null,
      ...fields,
      photos: shown,
      photo_count: isVisitor ? shown.length : (search?.photoCount ?? 0),
      gifts,
      last_active: search && !isVisitor ? activityOf(search.lastActive, now) : null,
      is_new: search !== undefined && !isVisitor && isNew(search.joinedAt, now),
      is_own: isOwn,
      relation,
    },
  }
}

/** The place as far as the brand shows it, so that nearness doesn't tell more. */
function placeOf({ country, region, city }: ReturnType<typeof shownFields>) {
  return { country, region: region?.id ?? null, city }
}

const orientationIn = ({ gender, sexuality }: ReturnType<typeof shownFields>) => ({ gender, sexuality })

async function relationOf(
  db: Queryable,
  viewerId: string,
  row: Row,
): Promise<NonNullable<MemberProfile['relation']>> {
  const [[viewer], likes] = await Promise.all([
    db
      .select({
        mine: profile,
        hasCommented: hasCommentedOrTalked(viewerId, row.memberId),
        chosen: sql<Orientation['sexuality']>`(
          select ${memberSearch.sexuality} from ${memberSearch} where ${memberSearch.memberId} = ${row.memberId}
        )`,
      })
      .from(profile)
      .where(eq(profile.memberId, viewerId)),
    likesBetween(db, viewerId, row.memberId),
  ])
  const mine = viewer?.mine
  const wanted = viewer && wantsAnother(row, viewer.chosen, viewer.mine.gender)
  const given = likes.find(({ memberId }) => memberId === viewerId)
  const received = likes.find(({ memberId }) => memberId === row.memberId)
  const own = new Set(mine?.interests)
  return {
    liked: given !== undefined,
    ...(given?.about && { liked_about: given.about }),
    ...(given?.comment && { liked_comment: given.comment }),
    likes_me: received !== undefined,
    ...(received?.about && { likes_me_about: received.about }),
    ...(received?.comment && { likes_me_comment: received.comment }),
    ...(mine?.status === 'active' && !viewer?.hasCommented && { may_comment: true }),
    like_new: received !== undefined && received.seenAt === null,
    matched: given !== undefined && received !== undefined,
    nearness: mine ? nearnessOf(mine, row) : 'elsewhere',
    common_interests: row.interests.filter((interest) => own.has(interest)),
    ...(wanted && { wants_another: wanted }),
  }
}

function hasCommentedOrTalked(viewerId: string, otherId: string) {
  return sql<boolean>`exists (
    select from ${likeComment} c where c.member_id = ${viewerId} and c.liked_id = ${otherId}
  ) or exists (
    select from ${conversationMember} m where m.member_id = ${viewerId} and m.other_id = ${otherId}
  )`
}

function likesBetween(db: Queryable, one: string, other: string) {
  const way = (by: string, liked: string) => and(eq(memberLike.memberId, by), eq(memberLike.likedId, liked))
  return db
    .select()
    .from(memberLike)
    .where(or(way(one, other), way(other, one)))
}

const MOST = 12

/** The gifts that a member has received, most frequent first. They don't say who gave them. */
function findReceivedGifts(db: Queryable, memberId: string): Promise<MemberProfile['gifts']> {
  return db
    .select({ gift: receivedGift.giftId, count: count() })
    .from(receivedGift)
    .where(eq(receivedGift.memberId, memberId))
    .groupBy(receivedGift.giftId)
    .orderBy(desc(count()), receivedGift.giftId)
    .limit(MOST)
}
