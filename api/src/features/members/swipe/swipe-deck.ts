import type { AnswerOf, getSwipe } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
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
  return (await findFitting(db, searcher, wishes, now)).map((row) => swipeProfileOf(row, now))
}

/** A single card of the deck, which comes back when its answer is undone. */
export async function findSwipeProfile(
  db: Queryable,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<SwipeProfile | undefined> {
  const [row] = await findCardRows(db, memberId, sql`select ${id}`)
  return row && swipeProfileOf(row, now)
}

function swipeProfileOf(row: CardRow, now: Date): SwipeProfile {
  return { ...cardOf(row, now), about_me: row.aboutMe, interests: row.interests }
}
