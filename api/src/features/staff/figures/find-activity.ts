import type { AnswerOf, getActivityFigures, getCreditFigures, InputOf } from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { figureActivity, figureCredit } from '../../../tables/figures.ts'
import { daysOf, isInDays } from './figure-conditions.ts'
import { SMALLEST_GROUP } from './smallest-group.ts'

type Query = InputOf<typeof getActivityFigures>['query']
type Activity = AnswerOf<typeof getActivityFigures>
type Credits = AnswerOf<typeof getCreditFigures>

const periodOf = (by: string) => sql`date_trunc(${by}, day)::date::text`

/**
 * Sums of figures, unless too few people did something on every one of the days: how many did so in a week cannot be
 * added up, but they were at least as many as on its busiest day.
 */
function sums(names: readonly string[], people: string): SQL {
  return sql.raw(
    names
      .map(
        (name) =>
          `case when max(${people}) < ${SMALLEST_GROUP} then null else sum(${name})::integer end as ${name}`,
      )
      .join(', '),
  )
}

export async function findActivity(db: Queryable, brandId: string, query: Query): Promise<Activity> {
  const isAsked = sql`brand_id = ${brandId} and ${isInDays('day', query)}`
  const periods = await db.execute<Activity['periods'][number]>(sql`
    select ${periodOf(query.by)} as starts, ${sums(['messages', 'likes', 'matches'], 'people')}
    from (
      select day, sum(people) as people, sum(messages) as messages, sum(likes) as likes, sum(matches) as matches
      from ${figureActivity} where ${isAsked} group by day
    ) as day
    group by starts order by starts`)
  const genders = await db.execute<Activity['genders'][number]>(sql`
    select nullif(gender, '') as gender, ${sums(['messages', 'started', 'answered'], 'people')}
    from ${figureActivity} where ${isAsked}
    group by gender order by gender`)
  return { periods: periods.rows, genders: genders.rows }
}

export async function findCredits(db: Queryable, brandId: string, query: Query): Promise<Credits['periods']> {
  const { rows } = await db.execute<Credits['periods'][number]>(sql`
    select ${periodOf(query.by)} as starts, ${sums(['sold', 'given', 'spent', 'returned'], 'people')},
      max(outstanding) filter (where is_last)::integer as outstanding
    from (
      select *, sum(net) over (order by day) as outstanding,
        row_number() over (partition by date_trunc(${query.by}, day) order by day desc) = 1 as is_last
      from ${figureCredit} where brand_id = ${brandId} and day <= ${daysOf(query).until}::date
    ) as day
    where ${isInDays('day', query)}
    group by starts order by starts`)
  return rows
}
