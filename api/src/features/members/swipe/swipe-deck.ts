import type { AnswerOf, Country, getSwipe } from 'contracts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/access/brand.ts'
import { memberLike, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { swipe } from '../../../tables/swipe.ts'
import type { Asking } from '../access/find-other.ts'
import { type CardRow, cardOf, findCardRows } from '../profile/member-cards.ts'
import { fits, isAnother } from '../search/search-conditions.ts'
import { type Criteria, neighboursOf } from '../search/search-criteria.ts'
import { idsOf } from '../search/search-rows.ts'
import { suitingCriteria } from '../search/suiting-criteria.ts'

type SwipeProfile = AnswerOf<typeof getSwipe>['profiles'][number]

const DECK = 10

/** Whom to decide on next: who waits for an answer, then who was here last. */
export async function findDeck(
  db: Queryable,
  brand: Brand,
  player: Asking,
  now: Date,
): Promise<SwipeProfile[]> {
  const [me] = await db.select().from(profile).where(eq(profile.memberId, player.memberId))
  if (!me) return []
  const { memberId } = player
  const criteria = { ...suitingCriteria(me, brand.settings.countries), withPhoto: true }
  const waiting = await findCardRows(db, memberId, waitingFor(me, criteria, now))
  const more = sql`${isUndecided(memberId)} and not ${likes(memberId)}`
  const findNext = (countries: readonly Country[], limit: number) => {
    const wanted = { criteria: { ...criteria, countries }, viewerId: memberId, at: now, now, more }
    return limit > 0 ? findCardRows(db, memberId, idsOf(wanted, { limit, offset: 0 })) : []
  }
  const home = me.country === null ? [] : [me.country]
  const near = await findNext(home, DECK - waiting.length)
  // Somebody further away is better than nobody.
  const abroad = neighboursOf(home, brand.settings.countries).filter((country) => !home.includes(country))
  const others = await findNext(abroad, DECK - waiting.length - near.length)
  return [...waiting, ...near, ...others].map((row) => swipeProfileOf(row, now, brand))
}

/** The query for those who like the member and wait for an answer. */
function waitingFor({ memberId }: typeof profile.$inferSelect, criteria: Criteria, now: Date): SQL {
  return sql`
    select ${memberSearch.memberId} from ${memberLike}
    join ${memberSearch} on ${memberSearch.memberId} = ${memberLike.memberId}
    where ${memberLike.likedId} = ${memberId} and ${fits(criteria, now)}
      and ${isAnother(memberId)} and ${isUndecided(memberId)}
    order by ${memberLike.createdAt} desc limit ${DECK}
  `
}

/** One of whom a member takes the answer back. */
export async function findSwipeProfile(
  db: Queryable,
  { brand, memberId, id, now }: { brand: Brand; memberId: string; id: string; now: Date },
): Promise<SwipeProfile | undefined> {
  const [row] = await findCardRows(db, memberId, sql`select ${id}`)
  return row && swipeProfileOf(row, now, brand)
}

function swipeProfileOf(row: CardRow, now: Date, { settings }: Brand): SwipeProfile {
  const shown = settings.visible_profile_notes
  return {
    ...cardOf(row, now),
    about_me: shown.includes('about_me') ? row.aboutMe : null,
    interests: shown.includes('interests') ? row.interests : [],
  }
}

/** Neither liked nor answered, or the answer was taken back. */
function isUndecided(memberId: string): SQL {
  return sql`not exists (
    select from ${memberLike} mine where mine.member_id = ${memberId} and mine.liked_id = ${memberSearch.memberId}
  ) and not exists (
    select from ${swipe} where ${swipe.memberId} = ${memberId} and ${swipe.otherId} = ${memberSearch.memberId}
      and ${swipe.undoneAt} is null
  )`
}

/** Whether this one likes the member. */
function likes(memberId: string): SQL {
  return sql`exists (
    select from ${memberLike} theirs where theirs.member_id = ${memberSearch.memberId} and theirs.liked_id = ${memberId}
  )`
}
