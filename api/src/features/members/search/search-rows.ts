import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { memberSearch } from '../../../tables/search.ts'
import { all, fits, isAnother, waysOf } from './search-conditions.ts'
import type { Criteria } from './search-criteria.ts'

export interface Wanted {
  readonly criteria: Criteria
  /** Who fits these is left out. */
  readonly except?: Criteria | undefined
  /** Null for a visitor. */
  readonly viewerId: string | null
  /** Who came by later stands elsewhere by now. */
  readonly at: Date
  readonly now: Date
  readonly more?: SQL
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** The query for the ids of those who are wanted, the latest active first. */
export function idsOf(wanted: Wanted, { limit, offset }: Slice): SQL {
  const { memberId, lastActive } = memberSearch
  const sorted = sql`order by last_active desc, member_id desc`
  const ways = waysOf(wanted.criteria, wanted.now).map(
    (way) => sql`(
      select ${memberId}, ${lastActive} from ${memberSearch}
      where ${all([way, ...restOf(wanted)])}
      ${sorted} limit ${limit + offset}
    )`,
  )
  if (ways.length === 0) return sql`select null::text`
  return sql`
    select member_id from (${sql.join(ways, sql` union all `)}) found ${sorted} limit ${limit} offset ${offset}
  `
}

/** How many there are, no more than so many. */
export async function countUpTo(db: Queryable, most: number, wanted: Wanted): Promise<number> {
  const ways = waysOf(wanted.criteria, wanted.now).map(
    (way) => sql`(select from ${memberSearch} where ${all([way, ...restOf(wanted)])} limit ${most})`,
  )
  if (ways.length === 0) return 0
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from (${sql.join(ways, sql` union all `)}) found limit ${most}
    ) counted
  `)
  return rows[0]?.count ?? 0
}

function restOf({ except, viewerId, at, now, more }: Wanted): SQL[] {
  return [
    ...(at < now ? [sql`${memberSearch.lastActive} <= ${at}`] : []),
    ...(viewerId === null ? [] : [isAnother(viewerId)]),
    ...(except ? [sql`${fits(except, now)} is not true`] : []),
    ...(more ? [more] : []),
  ]
}
