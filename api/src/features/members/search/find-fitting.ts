import { isFieldShown, type Preferences } from 'contracts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { memberLike } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { preferredFilters } from '../preferences/preferred-filters.ts'
import { type CardRow, findCardRows } from '../profile/member-cards.ts'
import { isAllowedByBrand } from '../visibility/fictional-rule.ts'
import { countriesAround } from './countries-around.ts'
import { memberIds } from './member-query.ts'
import { scoreOf } from './score.ts'
import { isBornWithin, isNotSelfOrBlocked, isUndecided, meetsCriteria } from './search-conditions.ts'
import { agesOf, firstAges, type SearchFilters, seekerOf, suitingCriteria } from './search-criteria.ts'
import { cursorTime } from './search-cursor.ts'
import type { MemberAsSearcher } from './searcher.ts'

/** The wishes of one search; their preferences fill in the ages and the distance. */
interface Wishes extends SearchFilters {
  readonly near?: Preferences['near'] | undefined
  /** A further condition. */
  readonly extra?: SQL | undefined
  readonly limit: number
}

export type Fitting = CardRow & { readonly likesMe: boolean }

/**
 * Members of mutual interest on whom this one has not decided: those with a photo who like this one and are in the first ages, then the others in the order of
 * the score. Unless the member asked for someone near, better to suggest someone far away than no one.
 */
export async function findFitting(
  db: Queryable,
  searcher: MemberAsSearcher,
  { near = searcher.preferences.near, min_age, max_age, extra, limit, ...others }: Wishes,
  now: Date,
): Promise<Fitting[]> {
  const { memberId, preferences, visible, region, countries: served } = searcher
  const { countryregion, ...preferred } = preferredFilters({ ...preferences, near }, region, visible)
  const around = countriesAround(searcher.country, served)
  const isFarWelcome = near === null || near === 'anywhere'
  const abroad = isFarWelcome
    ? [around.neighbours, around.sameLanguage, ...(near === 'anywhere' ? [around.others] : [])]
    : []
  const asked = { min_age, max_age }
  const filters = {
    ...others,
    countryregion,
    ...(isFieldShown('date_of_birth', visible) && agesOf(asked, preferred)),
  }
  const criteria = { ...suitingCriteria(searcher, [around.home, ...abroad]), filters }
  const at = cursorTime(now)
  const seeker = seekerOf(searcher, asked)
  const first = firstAges(searcher, asked)
  const likers = await findCardRows(
    db,
    memberId,
    sql`
      select ${memberSearch.memberId} from ${memberLike}
      join ${memberSearch} on ${memberSearch.memberId} = ${memberLike.memberId}
      where ${and(
        eq(memberLike.likedId, memberId),
        meetsCriteria({ ...criteria, countries: isFarWelcome ? [served] : [around.home] }, now),
        sql`${memberSearch.hasPhoto}`,
        first ? isBornWithin(first, now) : undefined,
        isAllowedByBrand(memberSearch.isFictional, criteria.brandId),
        isNotSelfOrBlocked(memberId),
        isUndecided(memberId),
        extra,
      )}
      order by ${scoreOf(seeker, at)} desc, ${desc(memberLike.createdAt)} limit ${limit}
    `,
  )
  const ids = likers.map(({ profile }) => profile.id)
  const query = { criteria, viewerId: memberId, seeker, first, isSuggestion: true, at, now }
  const isNext = and(extra, sql`${memberSearch.memberId} <> all(${sql.param(ids)}::text[])`)
  const slice = { limit: limit - likers.length, offset: 0 }
  const next =
    slice.limit > 0 ? await findCardRows(db, memberId, memberIds({ ...query, extra: isNext }, slice)) : []
  const rows = [...likers, ...next]
  const likesMe = await likersAmong(db, memberId, rows)
  return rows.map((row) => ({ ...row, likesMe: likesMe.has(row.profile.id) }))
}

async function likersAmong(db: Queryable, memberId: string, rows: readonly CardRow[]): Promise<Set<string>> {
  const ids = rows.map(({ profile }) => profile.id)
  const likes = await db
    .select({ id: memberLike.memberId })
    .from(memberLike)
    .where(and(eq(memberLike.likedId, memberId), inArray(memberLike.memberId, ids)))
  return new Set(likes.map(({ id }) => id))
}
