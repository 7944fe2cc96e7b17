import { and, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { memberSearch } from '../../../tables/search.ts'
import { isNotSelfOrBlocked, laneConditions, meetsCriteria } from './search-conditions.ts'
import type { Criteria } from './search-criteria.ts'

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
  /** A further condition. */
  readonly extra?: SQL
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** The query for the ids of these members, the latest active first. */
export function memberIds(query: MemberQuery, { limit, offset }: Slice): SQL {
  const { memberId, lastActive } = memberSearch
  const sorted = sql`order by last_active desc, member_id desc`
  const lanes = laneConditions(query.criteria, query.now).map(
    (lane) => sql`(
      select ${memberId}, ${lastActive} from ${memberSearch}
      where ${and(lane, ...sharedConditions(query))}
      ${sorted} limit ${limit + offset}
    )`,
  )
  if (lanes.length === 0) return sql`select null::text`
  return sql`
    select member_id from (${sql.join(lanes, sql` union all `)}) found ${sorted} limit ${limit} offset ${offset}
  `
}

/** Counts these members, but stops at `most`. */
export async function countUpTo(db: Queryable, most: number, query: MemberQuery): Promise<number> {
  const lanes = laneConditions(query.criteria, query.now).map(
    (lane) => sql`(select from ${memberSearch} where ${and(lane, ...sharedConditions(query))} limit ${most})`,
  )
  if (lanes.length === 0) return 0
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from (${sql.join(lanes, sql` union all `)}) found limit ${most}
    ) counted
  `)
  return rows[0]?.count ?? 0
}

function sharedConditions({ except, viewerId, at, now, extra }: MemberQuery) {
  return [
    at < now ? lte(memberSearch.lastActive, at) : undefined,
    viewerId === null ? undefined : isNotSelfOrBlocked(viewerId),
    except && sql`${meetsCriteria(except, now)} is not true`,
    extra,
  ]
}
