import { and, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { activityStep, memberSearch } from '../../../tables/search.ts'
import { showsFictional } from '../visibility/fictional-rule.ts'
import { blockedBetween, laneConditions, meetsCriteria } from './search-conditions.ts'
import type { Criteria } from './search-criteria.ts'
import { type DayStart, partsOfOrder } from './visitor-order.ts'

/** The members to find: those who meet the criteria, except those who also meet the others. */
export interface SearchScope {
  readonly criteria: Criteria
  readonly except?: Criteria | undefined
}

export interface MemberQuery extends SearchScope {
  /** Null for a visitor. */
  readonly viewerId: string | null
  /** Leaves out members who were active after this time: in this search they were on an earlier page. */
  readonly at: Date
  readonly now: Date
  /** For a visitor, where the order of the day begins; for a member, what mixes those who were active in the same step. */
  readonly start?: DayStart | undefined
  /** A further condition. */
  readonly extra?: SQL
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** The query for member ids: the nearest countries first, in each those with a photo, then in order. */
export function memberIds(query: MemberQuery, { limit, offset }: Slice): SQL {
  const { memberId } = memberSearch
  const tie = tieOf(query)
  const lanes = laneConditions(query.criteria, query.now)
  const found = partsOf(query).flatMap(({ condition, key }, part) =>
    lanes.map(
      (lane) => sql`(
        select ${memberId}, ${whole(lane.rank)} as rank, ${whole(part)} as part, ${key} as key, ${tie} as tie
        from ${memberSearch}
        where ${and(lane.condition, condition, ...sharedConditions(query))}
        order by ${key} desc, ${tie} desc limit ${limit + offset}
      )`,
    ),
  )
  if (found.length === 0) return sql`select null::text where false`
  return sql`
    with ${rules(query)}
    select member_id from (${sql.join(found, sql` union all `)}) found
    order by rank, part, key desc, tie desc limit ${limit} offset ${offset}
  `
}

const whole = (number: number) => sql.raw(String(number))

/**
 * Members come in the order of their last visits, but those of the same ten minutes in one that changes every day: between
 * two accounts of their own, a searcher could otherwise see when somebody was last here.
 */
function partsOf({ viewerId, start }: MemberQuery): { readonly condition?: SQL; readonly key: SQL }[] {
  return viewerId === null && start !== undefined ? partsOfOrder(start) : [{ key: activityStep }]
}

function tieOf({ viewerId, start = '0' }: MemberQuery): SQL {
  const { memberId } = memberSearch
  return viewerId === null ? sql`${memberId}` : sql`hashtextextended(${memberId}, ${start}::bigint)`
}

/** Counts these members, but stops at `most`. */
export async function countUpTo(db: Queryable, most: number, query: MemberQuery): Promise<number> {
  const lanes = laneConditions(query.criteria, query.now).map(
    ({ condition }) =>
      sql`(select from ${memberSearch} where ${and(condition, ...sharedConditions(query))} limit ${most})`,
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

/**
 * Selects once what holds for all lanes: blocked members, and whether fictional profiles are shown. A
 * subquery in each of the dozens of lanes would be planned and run for each.
 */
function rules({ criteria, viewerId }: MemberQuery): SQL {
  const hidden = viewerId === null ? sql`select null::text where false` : blockedBetween(viewerId)
  return sql`
    hidden (id) as materialized (${hidden}),
    fictional (is_shown) as materialized (${showsFictional(criteria.brandId)})
  `
}

function sharedConditions({ except, viewerId, at, now, extra }: MemberQuery) {
  return [
    viewerId !== null && at < now ? lte(memberSearch.lastActive, at) : undefined,
    viewerId === null
      ? undefined
      : sql`${memberSearch.memberId} <> ${viewerId} and ${memberSearch.memberId} not in (select id from hidden)`,
    sql`(not ${memberSearch.isFictional} or (select is_shown from fictional))`,
    except && sql`${meetsCriteria(except, now)} is not true`,
    extra,
  ]
}
