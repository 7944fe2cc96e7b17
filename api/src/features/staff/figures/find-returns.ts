import type { AnswerOf, getBounceFigures, getReturnFigures, InputOf } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { figureBounce, figureReturn, figureSignup } from '../../../tables/figures.ts'
import { daysOf, isInDays } from './figure-conditions.ts'
import { RETURN_WEEKS } from './return-weeks.ts'
import { SMALLEST_GROUP } from './smallest-group.ts'

type Returns = AnswerOf<typeof getReturnFigures>
type Bounces = AnswerOf<typeof getBounceFigures>
type Query = InputOf<typeof getReturnFigures>['query']

/** Weeks of sign-ups with how many came back in each week since; of few sign-ups, nothing is told. */
export async function findReturns(
  db: Queryable,
  brandId: string,
  query: Query,
  now: Date,
): Promise<Returns['cohorts']> {
  const { from, until } = daysOf(query)
  const today = now.toISOString().slice(0, 10)
  const { rows } = await db.execute<Returns['cohorts'][number]>(sql`
    with cohort as (
      select date_trunc('week', day)::date as starts, sum(signups)::integer as signups
      from ${figureSignup}
      -- Whole weeks, since the others are.
      where brand_id = ${brandId} and date_trunc('week', day)
        between date_trunc('week', ${from}::date) and date_trunc('week', ${until}::date)
      group by 1
    )
    select starts::text, case when signups < ${SMALLEST_GROUP} then null else signups end as signups,
      array(
        select case
          when cohort.signups < ${SMALLEST_GROUP} or people between 1 and ${SMALLEST_GROUP - 1} then null
          else coalesce(people, 0)
        end
        from generate_series(0, ${RETURN_WEEKS}::integer) as after
        left join ${figureReturn} as one
          on one.brand_id = ${brandId} and one.cohort = cohort.starts and one.week = cohort.starts + 7 * after
        where cohort.starts + 7 * after <= ${today}::date
        order by after
      ) as weeks
    from cohort
    order by starts`)
  return rows
}

/** The pages that enough visitors left at once. */
export async function findBounces(db: Queryable, brandId: string, query: Query): Promise<Bounces['pages']> {
  const { rows } = await db.execute<Bounces['pages'][number]>(sql`
    select page, sum(bounces)::integer as bounces, sum(quick)::integer as quick
    from ${figureBounce} where brand_id = ${brandId} and ${isInDays('day', query)}
    group by page
    having sum(bounces) >= ${SMALLEST_GROUP}
    order by bounces desc, page`)
  return rows
}
