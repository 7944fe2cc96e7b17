import { type AnswerOf, ageOn, type Country, type findMatches, interestsIn, SUGGESTIONS } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { memberLike, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { type CardRow, cardOf, findCardRows } from '../profile/member-cards.ts'
import { neighboursOf } from './search-criteria.ts'
import { idsOf } from './search-rows.ts'
import { suggest } from './suggest.ts'
import { suitingCriteria } from './suiting-criteria.ts'

/** So many who were here last are looked at closely. */
const CANDIDATES = 200
/** Without an answer: so many years around one's own. */
const YEARS = 10
const YOUNGEST = 18

/** Good suggestions by mutual interest, each with its reasons. */
export async function suggestions({
  query,
  db,
  session: { memberId },
  brand,
  clock,
}: Call<typeof findMatches, 'member'>): Promise<AnswerOf<typeof findMatches>> {
  const now = clock.now()
  const [me = refuse('not_found')] = await db.select().from(profile).where(eq(profile.memberId, memberId))
  if (me.country === null) return { suggestions: [] }
  const { country } = me
  const criteria = {
    ...suitingCriteria(me, [country]),
    region: query.near === 'region' ? me.region : null,
    ...agesOf(query, ageOn(me.dateOfBirth, now)),
    isLately: query.online_lately === '1',
  }
  const more = sql`not exists (
    select from ${memberLike} mine where mine.member_id = ${memberId} and mine.liked_id = ${memberSearch.memberId}
  )`
  const wanted = { criteria, viewerId: memberId, at: now, now, more }
  const findRows = (countries: readonly Country[]) =>
    findCardRows(
      db,
      memberId,
      idsOf({ ...wanted, criteria: { ...criteria, countries } }, { limit: CANDIDATES, offset: 0 }),
    )
  const [home, likers] = await Promise.all([
    findRows([country]),
    db.select({ id: memberLike.memberId }).from(memberLike).where(eq(memberLike.likedId, memberId)),
  ])
  // Somebody further away is better than nobody, where nearness was not asked for.
  const isHomeEnough = home.length >= SUGGESTIONS || query.near !== undefined
  const rows = isHomeEnough ? home : await findRows(neighboursOf([country], brand.settings.countries))
  const likesMe = new Set(likers.map(({ id }) => id))
  const { relationship_status: status } = query
  const found = rows
    .filter((row) => status === undefined || row.relationshipStatus === status)
    .map((row) => {
      const seeker = { profile: me, interests: interestsIn(query.interests) }
      return { row, ...suggest(seeker, candidateOf(row, likesMe.has(row.profile.id)), now) }
    })
    .filter(({ interests }) => query.interests === undefined || interests.length > 0)
  // Of two who are as good, the one who was here last.
  const best = found.toSorted((a, b) => b.score - a.score).slice(0, SUGGESTIONS)
  return {
    suggestions: best.map(({ row, reasons, interests }) => ({
      profile: cardOf(row, now),
      reasons,
      interests,
    })),
  }
}

/** As asked for, where anything is; else some years around one's own. */
function agesOf({ min_age, max_age }: Call<typeof findMatches>['query'], own: number) {
  if (min_age !== undefined || max_age !== undefined)
    return { minAge: min_age ?? null, maxAge: max_age ?? null }
  return { minAge: Math.max(YOUNGEST, own - YEARS), maxAge: own + YEARS }
}

function candidateOf({ profile, ...row }: CardRow, likesMe: boolean) {
  const { country, region, interests, joinedAt, lastActive, image } = row
  const { dateOfBirth, city } = profile
  return {
    profile: { country, region, city, dateOfBirth, interests },
    hasPhoto: image !== null,
    likesMe,
    joinedAt,
    lastActive,
  }
}
