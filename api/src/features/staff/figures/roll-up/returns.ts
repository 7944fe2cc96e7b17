import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { message } from '../../../../tables/chat.ts'
import { figureReturn } from '../../../../tables/figures.ts'
import { memberLike } from '../../../../tables/members.ts'
import { RETURN_WEEKS } from '../return-weeks.ts'
import { isIn } from './is-in.ts'
import { isReal, members } from './real-members.ts'

/** How many members of each of the last weeks' sign-ups wrote or liked in the week that begins on a Monday. */
export async function countReturns(tx: Queryable, week: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${figureReturn} where week = ${week}::date),
    present as (
      select sender_id as id from ${message} where ${isIn('created_at', 'week', week)}
      union
      select member_id from ${memberLike} where ${isIn('created_at', 'week', week)}
    ),
    one as (
      select m.brand_id, date_trunc('week', m.created_at at time zone 'UTC')::date as cohort
      from present join (${members}) on m.id = present.id
      where ${isReal}
    )
    insert into ${figureReturn} (brand_id, cohort, week, people)
    select brand_id, cohort, ${week}::date, count(*)
    from one
    where cohort between ${week}::date - ${7 * RETURN_WEEKS}::integer and ${week}::date
    group by brand_id, cohort`)
}
