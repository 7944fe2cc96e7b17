import { type AnswerOf, type getSwipe, type Interest, interestsAtFirstSight } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { profile } from '../../../tables/members.ts'
import { type CardRow, cardOf, findCardRows } from '../profile/member-cards.ts'
import { findFitting } from '../search/find-fitting.ts'
import { findSearcher } from '../search/searcher.ts'
import type { Viewer } from '../visibility/find-other.ts'

type SwipeProfile = AnswerOf<typeof getSwipe>['profiles'][number]

const DECK = 10

/** The next members to decide on. */
export async function findDeck(
  db: Queryable,
  brand: Brand,
  player: Viewer,
  now: Date,
): Promise<SwipeProfile[]> {
  const searcher = await findSearcher(db, brand, player, now)
  const wishes = { with_photo: '1', limit: DECK } as const
  return (await findFitting(db, searcher, wishes, now)).map((row) =>
    swipeProfileOf(row, searcher.interests, now),
  )
}

/** A single card of the deck, which comes back when its answer is undone. */
export async function findSwipeProfile(
  db: Queryable,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<SwipeProfile | undefined> {
  const [[row], [own]] = await Promise.all([
    findCardRows(db, memberId, sql`select ${id}`),
    db.select({ interests: profile.interests }).from(profile).where(eq(profile.memberId, memberId)),
  ])
  return row && swipeProfileOf(row, own?.interests ?? [], now)
}

function swipeProfileOf(row: CardRow, own: readonly Interest[], now: Date): SwipeProfile {
  return { ...cardOf(row, now), about_me: row.aboutMe, interests: interestsAtFirstSight(row.interests, own) }
}
