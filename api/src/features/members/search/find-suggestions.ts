import {
  type AnswerOf,
  ageOn,
  type findMatches,
  type InputOf,
  interestsIn,
  isFieldShown,
  type ShownFields,
  SUGGESTIONS,
  YOUNGEST_AGE,
} from 'contracts'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { memberLike, preference, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { orientationOf } from '../orientation-rules.ts'
import { preferencesOf } from '../preferences/own-preferences.ts'
import { preferredFilters } from '../preferences/preferred-filters.ts'
import { type CardRow, cardOf, findCardRows } from '../profile/member-cards.ts'
import { countriesAround } from './countries-around.ts'
import { memberIds } from './member-query.ts'
import { agesOf, type Criteria, suitingCriteria } from './search-criteria.ts'
import { suggest } from './suggest.ts'

type Query = NonNullable<InputOf<typeof findMatches>['query']>

/** The most recently active members whose scores are computed. */
const CANDIDATES = 200
/** The age range around the member's own age, unless they ask for another. */
const YEARS = 10

/** Suggests members by mutual interest, each with the reasons. */
export async function findSuggestions(
  db: Queryable,
  { brand, memberId }: { readonly brand: Brand; readonly memberId: string },
  asked: Query,
  now: Date,
): Promise<AnswerOf<typeof findMatches>> {
  const [found = refuse('not_found')] = await db
    .select({ profile, preference })
    .from(profile)
    .leftJoin(preference, eq(preference.memberId, profile.memberId))
    .where(eq(profile.memberId, memberId))
  const { profile: me } = found
  if (me.country === null) return { suggestions: [] }
  const preferences = preferencesOf(found.preference)
  const query = visibleQuery(asked, brand.settings)
  const near = query.near ?? preferences.near
  const preferred = preferredFilters({ ...preferences, near }, me.region, brand.settings)
  const hasAges = isFieldShown('date_of_birth', brand.settings)
  const filters = {
    countryregion: preferred.countryregion,
    ...(hasAges && agesOf(query, agesAround(preferred, ageOn(me.dateOfBirth, now)))),
    online_lately: query.online_lately,
  }
  const isNotLiked = sql`not exists (
    select from ${memberLike} mine where mine.member_id = ${memberId} and mine.liked_id = ${memberSearch.memberId}
  )`
  const orientation = { brandId: me.brandId, ...orientationOf(me, preferences.genders) }
  const findRows = (countries: Criteria['countries']) => {
    const criteria = { ...suitingCriteria(orientation, countries), filters }
    const candidates = { criteria, viewerId: memberId, at: now, now, extra: isNotLiked }
    return findCardRows(db, memberId, memberIds(candidates, { limit: CANDIDATES, offset: 0 }))
  }
  const around = countriesAround(me.country, brand.settings.countries)
  const [home, likers] = await Promise.all([
    findRows([around.home]),
    db.select({ id: memberLike.memberId }).from(memberLike).where(eq(memberLike.likedId, memberId)),
  ])
  const abroad = [around.neighbours, around.sameLanguage, ...(near === 'anywhere' ? [around.others] : [])]
  // Unless the member asked for someone near, better to suggest someone far away than no one.
  const isHomeEnough = home.length >= SUGGESTIONS || near === 'region' || near === 'country'
  const rows = isHomeEnough ? home : [...home, ...(await findRows(abroad))]
  const likesMe = new Set(likers.map(({ id }) => id))
  const { relationship_status: status } = query
  const scored = rows
    .filter((row) => status === undefined || row.relationshipStatus === status)
    .map((row) => {
      const seeker = { profile: me, interests: interestsIn(query.interests) }
      return { row, ...suggest(seeker, candidateOf(row, likesMe.has(row.profile.id)), now) }
    })
    .filter(({ interests }) => query.interests === undefined || interests.length > 0)
  const groupOf = ({ row }: (typeof scored)[number]) =>
    (row.image === null ? 2 : 0) + (row.country === me.country ? 0 : 1)
  // The sort is stable: of two members with the same score, the one whose last visit was in a later step comes first.
  const best = scored.toSorted((a, b) => groupOf(a) - groupOf(b) || b.score - a.score).slice(0, SUGGESTIONS)
  return {
    suggestions: best.map(({ row, reasons, interests }) => ({
      profile: cardOf(row, now),
      reasons,
      interests,
    })),
  }
}

/** The query without the wishes that would tell a field which the brand hides. */
function visibleQuery(
  { near, relationship_status: status, interests, ...query }: Query,
  settings: ShownFields,
): Query {
  return {
    ...query,
    ...(near !== undefined && (near !== 'region' || isFieldShown('region', settings)) && { near }),
    ...(status !== undefined &&
      isFieldShown('relationship_status', settings) && { relationship_status: status }),
    ...(interests !== undefined && isFieldShown('interests', settings) && { interests }),
  }
}

/** The preferred ages, or some years around the member's own. */
function agesAround({ min_age, max_age }: Pick<Query, 'min_age' | 'max_age'>, own: number) {
  if (min_age !== undefined || max_age !== undefined) return { min_age, max_age }
  return { min_age: Math.max(YOUNGEST_AGE, own - YEARS), max_age: own + YEARS }
}

function candidateOf({ profile, ...row }: CardRow, likesMe: boolean) {
  const { country, region, interests, joinedAt, lastActive } = row
  const { dateOfBirth, city } = profile
  return {
    profile: { country, region, city, dateOfBirth, interests },
    likesMe,
    joinedAt,
    lastActive,
  }
}
