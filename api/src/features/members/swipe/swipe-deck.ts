import type { AnswerOf, getSwipe } from 'contracts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { memberLike, preference, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { swipe } from '../../../tables/swipe.ts'
import { orientationOf } from '../orientation-rules.ts'
import { preferencesOf } from '../preferences/own-preferences.ts'
import { preferredFilters } from '../preferences/preferred-filters.ts'
import { type CardRow, cardOf, findCardRows } from '../profile/member-cards.ts'
import { countriesAround } from '../search/countries-around.ts'
import { memberIds } from '../search/member-query.ts'
import { isNotSelfOrBlocked, meetsCriteria } from '../search/search-conditions.ts'
import { type Criteria, suitingCriteria } from '../search/search-criteria.ts'
import { isAllowedByBrand } from '../visibility/fictional-rule.ts'
import type { Viewer } from '../visibility/find-other.ts'

type SwipeProfile = AnswerOf<typeof getSwipe>['profiles'][number]

const DECK = 10

/** The next members to decide on: first those who like the player, then the most recently active. */
export async function findDeck(
  db: Queryable,
  brand: Brand,
  player: Viewer,
  now: Date,
): Promise<SwipeProfile[]> {
  const [found] = await db
    .select({ profile, preference })
    .from(profile)
    .leftJoin(preference, eq(preference.memberId, profile.memberId))
    .where(eq(profile.memberId, player.memberId))
  if (!found) return []
  const { memberId } = player
  const { profile: me } = found
  const preferences = preferencesOf(found.preference)
  const {
    home,
    neighbours,
    sameLanguage,
    others: rest,
  } = countriesAround(me.country, brand.settings.countries)
  // Unless the player wants someone near, better to show someone far away than no one.
  const isFarWelcome = preferences.near === null || preferences.near === 'anywhere'
  const abroad = isFarWelcome
    ? [neighbours, sameLanguage, ...(preferences.near === 'anywhere' ? [rest] : [])]
    : []
  const orientation = { brandId: me.brandId, ...orientationOf(me, preferences.genders) }
  const filters = {
    ...preferredFilters(preferences, me.region, brand.settings),
    with_photo: '1' as const,
  }
  const everywhere = isFarWelcome ? [home, brand.settings.countries] : [home]
  const suiting: Criteria = { ...suitingCriteria(orientation, everywhere), filters }
  const likers = await findCardRows(db, memberId, likersToAnswer(memberId, suiting, now))
  const extra = sql`${isUndecided(memberId)} and not ${likes(memberId)}`
  const findNext = (countries: Criteria['countries'], limit: number) => {
    const members = { criteria: { ...suiting, countries }, viewerId: memberId, at: now, now, extra }
    return limit > 0 ? findCardRows(db, memberId, memberIds(members, { limit, offset: 0 })) : []
  }
  const near = await findNext([home], DECK - likers.length)
  const others = await findNext(abroad, DECK - likers.length - near.length)
  return [...likers, ...near, ...others].map((row) => swipeProfileOf(row, now))
}

/** The query for the ids of members who like the player and wait for an answer. */
function likersToAnswer(memberId: string, suiting: Criteria, now: Date): SQL {
  return sql`
    select ${memberSearch.memberId} from ${memberLike}
    join ${memberSearch} on ${memberSearch.memberId} = ${memberLike.memberId}
    where ${memberLike.likedId} = ${memberId} and ${meetsCriteria(suiting, now)}
      and ${isAllowedByBrand(memberSearch.isFictional, suiting.brandId)}
      and ${isNotSelfOrBlocked(memberId)} and ${isUndecided(memberId)}
    order by ${memberLike.createdAt} desc limit ${DECK}
  `
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

/** Whether the player has neither liked nor answered this member, apart from answers that were undone. */
function isUndecided(memberId: string): SQL {
  return sql`not exists (
    select from ${memberLike} mine where mine.member_id = ${memberId} and mine.liked_id = ${memberSearch.memberId}
  ) and not exists (
    select from ${swipe} where ${swipe.memberId} = ${memberId} and ${swipe.otherId} = ${memberSearch.memberId}
      and ${swipe.undoneAt} is null
  )`
}

/** Whether this member likes the player. */
function likes(memberId: string): SQL {
  return sql`exists (
    select from ${memberLike} theirs where theirs.member_id = ${memberSearch.memberId} and theirs.liked_id = ${memberId}
  )`
}
