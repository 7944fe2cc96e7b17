import { paths } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { figureBounce } from '../../../../tables/figures.ts'
import { pageEvent } from '../../../../tables/site.ts'
import { isIn } from './is-in.ts'

/** Gone so soon, a visitor has hardly read anything. */
const QUICK_MS = 10_000

/** The path of a page's route: ids of members, and links that only one visitor has, are not kept. */
const page = sql`case
  ${sql.join(
    Object.values(paths)
      // Where two routes fit, the one with fewer parameters is meant.
      .toSorted((one, other) => parametersOf(one) - parametersOf(other))
      .map((path) => sql`when path ~ ${patternOf(path)} then ${path}`),
    sql` `,
  )}
  else '' end`

/** How many visitors left from the page on which they had arrived. */
export async function countBounces(tx: Queryable, day: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${figureBounce} where day = ${day}::date)
    insert into ${figureBounce} (brand_id, day, page, bounces, quick)
    select brand_id, ${day}::date, ${page}, count(*), count(*) filter (where milliseconds < ${QUICK_MS})
    from ${pageEvent}
    where kind = 'page-bounce' and ${isIn('created_at', 'day', day)}
    group by 1, 3`)
}

function parametersOf(path: string): number {
  return path.split(':').length
}

function patternOf(path: string): string {
  const steps = path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')
  return `^${steps.replace(/\/$/, '')}/?$`
}
