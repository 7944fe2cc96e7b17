import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { figureVisit } from '../../../../tables/figures.ts'
import { landerVisit } from '../../../../tables/landers.ts'
import { isIn } from './is-in.ts'

/** How many visitors each landing page had on a day. */
export async function countVisits(tx: Queryable, day: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${figureVisit} where day = ${day}::date)
    insert into ${figureVisit} (brand_id, day, lander, variant, visitors)
    select brand_id, ${day}::date, lander_id, variant, count(distinct visitor)
    from ${landerVisit}
    where ${isIn('visited_at', 'day', day)}
    group by brand_id, lander_id, variant`)
}
