import { SEARCH_PAGE, SEARCH_PAGES } from 'contracts'
import { and, eq, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { activityStep, memberSearch } from '../../../tables/search.ts'
import { DAY_MS } from '../../../time.ts'
import { showsFictional } from '../visibility/fictional-rule.ts'
import type { Ages } from './born-within.ts'
import { ABROAD, type Seeker, scoreOf } from './score.ts'
import {
  blockedBetween,
  decidedBy,
  isBornWithin,
  laneConditions,
  meetsCriteria,
} from './search-conditions.ts'
import type { Criteria } from './search-criteria.ts'
import { type DayStart, partsOfOrder } from './visitor-order.ts'

/** The members to find: those who meet the criteria, except those who also meet the others. */
export interface SearchScope {
  readonly criteria: Criteria
  readonly except?: Criteria | undefined
}

/** The member or visitor who searches, and the order in which others show. */
type Order =
  | { readonly viewerId: string; readonly seeker: Seeker }
  /** A visitor; `start` is where the order of the day begins. */
  | { readonly viewerId: null; readonly start: DayStart }

export type MemberQuery = SearchScope &
  Order & {
    /** Leaves out members who were active after this time: in this search they were on an earlier page. */
    readonly at: Date
    readonly now: Date
    /** The ages that come first; null if all are the same. */
    readonly first: Ages | null
    /** Leaves out everyone on whom the member has decided. */
    readonly isSuggestion: boolean
    /** A further condition. */
    readonly extra?: SQL | undefined
  }

/**
 * So many of the most recently active members of each lane are candidates, who are then ordered by their score. No search
 * shows more.
 */
const CANDIDATES = SEARCH_PAGES * SEARCH_PAGE + 1

interface Slice {
  readonly limit: number
  readonly offset: number
}

/**
 * The query for member ids: those with a photo first, of these the ones of the first ages in the first country, each tier in
 * the order of the score. A later tier is only read if the earlier ones don't fill the slice.
 */
export function memberIds(query: MemberQuery, { limit, offset }: Slice): SQL {
  const end = limit + offset
  const tiers = tiersOf(query, end)
  if (tiers.length === 0) return sql`select null::text where false`
  const found = tiers.map((_, index) => sql`select *, ${whole(index)} as tier from ${nameOf('tier', index)}`)
  const parts = tiers.map((lanes, index) => {
    const isNeeded = index === 0 ? undefined : sql`(select * from ${nameOf('is_needed', index)})`
    const candidates = lanes.map((lane) => sql`(${lane(isNeeded)})`)
    const next = sql`${nameOf('is_needed', index + 1)} as materialized (
      select count(*) < ${end} from (${sql.join(found.slice(0, index + 1), sql` union all `)}) so_far
    )`
    return sql`${nameOf('tier', index)} as materialized (
      select member_id, ${orderOf(query)} from (${sql.join(candidates, sql` union all `)}) member_search
      ${isEarlyEnough(query)} order by score desc, tie desc limit ${end}
    ), ${next}`
  })
  return sql`
    with ${rules(query)}, ${sql.join(parts, sql`, `)}
    select member_id from (${sql.join(found, sql` union all `)}) found
    order by tier, score desc, tie desc limit ${limit} offset ${offset}
  `
}

const nameOf = (what: string, index: number) => sql.raw(`${what}_${index}`)
const whole = (number: number) => sql.raw(String(number))

/** The query for some members who meet one of the lanes’ conditions, if they are needed. */
type Candidates = (isNeeded: SQL | undefined) => SQL

/** As many as there are groups of countries. */
const TIERS = 4

/**
 * The lanes' candidates: the first tier's come before those of the second, and so on. In the second, those of other ages at home
 * compete with the neighbours.
 */
function tiersOf(query: MemberQuery, end: number): Candidates[][] {
  const { criteria, first, now } = query
  const isFirst = first && isBornWithin(first, now)
  const tiers = new Map<number, Candidates[]>()
  const add = (tier: number, lanes: readonly Candidates[]) =>
    tiers.set(tier, [...(tiers.get(tier) ?? []), ...lanes])
  for (const { condition, distance, hasPhoto } of laneConditions(criteria, now)) {
    const tier = hasPhoto ? 0 : TIERS
    const points = distance > 0 ? ABROAD : 0
    const lane = (...conditions: (SQL | undefined)[]) =>
      candidates(query, { condition: and(condition, ...conditions), isHome: distance === 0, points, end })
    if (distance > 0 || !isFirst) add(tier + distance, lane())
    else {
      add(tier, lane(isFirst))
      add(tier + 1, lane(not(isFirst)))
    }
  }
  return [...tiers].sort(([one], [other]) => one - other).map(([, lanes]) => lanes)
}

interface LaneOptions {
  readonly condition: SQL | undefined
  readonly isHome: boolean
  readonly points: number
  readonly end: number
}

/**
 * Each walks one index: for a member in the order of activity, those of their region by themselves, so that in a large country
 * they are among the candidates; for a visitor in the order of the day.
 */
function candidates(query: MemberQuery, { condition, isHome, points, end }: LaneOptions): Candidates[] {
  const { memberId, gender, lastActive, region, dateOfBirth, interests, joinedAt, photoCount } = memberSearch
  const meets = and(condition, ...sharedConditions(query))
  if (query.viewerId === null) {
    return partsOfOrder(query.start).map(
      (part, index) => (isNeeded) =>
        sql`
        select ${memberId}, ${gender}, ${whole(-index)} as points, ${part.key} as key from ${memberSearch}
        where ${and(meets, part.condition, isNeeded)} order by ${part.key} desc limit ${end}
      `,
    )
  }
  const columns = sql.join(
    [memberId, lastActive, region, dateOfBirth, interests, joinedAt, photoCount],
    sql`, `,
  )
  const near = isHome ? query.seeker.region : null
  const places = near === null ? [undefined] : [eq(region, near), sql`${region} is distinct from ${near}`]
  return places.map(
    (isThere) => (isNeeded) =>
      sql`
      select ${columns}, ${whole(points)} as points from ${memberSearch}
      where ${and(meets, isThere, isNeeded)} order by ${activityStep} desc limit ${CANDIDATES}
    `,
  )
}

/**
 * The score, and what decides between equal ones: for a member, by a hash that changes every day, so that everybody comes first
 * at times. A visitor, whose wish nobody knows, meets as many women as men.
 */
function orderOf(query: MemberQuery): SQL {
  if (query.viewerId === null) {
    const { gender } = memberSearch
    return sql`- row_number() over (partition by ${gender} order by points desc, key desc) as score, key as tie`
  }
  const { seeker, at } = query
  const day = Math.floor(at.getTime() / DAY_MS)
  return sql`points + ${scoreOf(seeker, at)} as score, hashtextextended(${memberSearch.memberId}, ${day}) as tie`
}

/**
 * Members who were active since an earlier page may have been on it. They count as candidates all the same: in their place,
 * the pages would get members who were none, and shift.
 */
function isEarlyEnough({ viewerId, at, now }: MemberQuery): SQL {
  return viewerId !== null && at < now ? sql`where ${lte(memberSearch.lastActive, at)}` : sql``
}

/** Counts these members, but stops at `most`. */
export async function countUpTo(
  db: Queryable,
  most: number,
  query: Pick<MemberQuery, 'criteria' | 'except' | 'viewerId' | 'isSuggestion' | 'at' | 'now' | 'extra'>,
): Promise<number> {
  const { viewerId, at, now } = query
  const isEarly = viewerId !== null && at < now ? lte(memberSearch.lastActive, at) : undefined
  const lanes = laneConditions(query.criteria, now).map(
    ({ condition }) =>
      sql`(select from ${memberSearch} where ${and(condition, isEarly, ...sharedConditions(query))} limit ${most})`,
  )
  if (lanes.length === 0) return 0
  const { rows } = await db.execute<{ count: number }>(sql`
    with ${rules(query)}
    select count(*)::integer as count from (
      select from (${sql.join(lanes, sql` union all `)}) found limit ${most}
    ) counted
  `)
  return rows[0]?.count ?? 0
}

type Rules = Pick<MemberQuery, 'criteria' | 'except' | 'viewerId' | 'isSuggestion' | 'now' | 'extra'>

/**
 * Selects once what holds for all lanes: blocked members, for a suggestion those decided on, and whether fictional profiles are
 * shown. A subquery in each of the dozens of lanes would be planned and run for each.
 */
function rules({ criteria, viewerId, isSuggestion }: Rules): SQL {
  const blocked = viewerId === null ? sql`select null::text where false` : blockedBetween(viewerId)
  const hidden =
    viewerId !== null && isSuggestion ? sql`${blocked} union all ${decidedBy(viewerId)}` : blocked
  return sql`
    hidden (id) as materialized (${hidden}),
    fictional (is_shown) as materialized (${showsFictional(criteria.brandId)})
  `
}

function sharedConditions({ except, viewerId, now, extra }: Rules) {
  return [
    viewerId === null
      ? undefined
      : sql`${memberSearch.memberId} <> ${viewerId} and ${memberSearch.memberId} not in (select id from hidden)`,
    sql`(not ${memberSearch.isFictional} or (select is_shown from fictional))`,
    except && sql`${meetsCriteria(except, now)} is not true`,
    extra,
  ]
}
