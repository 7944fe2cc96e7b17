import type { AnswerOf, getModerationFigures, InputOf } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { staffCase } from '../../../tables/staff.ts'
import { daysOf } from './figure-conditions.ts'

type Kinds = AnswerOf<typeof getModerationFigures>['kinds']

/** How the staff's decisions went. They are few beside what members do, so they are counted when asked for. */
export async function findModeration(
  db: Queryable,
  brandId: string,
  query: InputOf<typeof getModerationFigures>['query'],
): Promise<Kinds> {
  const { from, until } = daysOf(query)
  const minutes = sql`extract(epoch from one.decided_at - one.opened_at) / 60`
  const isOwn = sql`one.sample_of is null`
  const { rows } = await db.execute<Kinds[number]>(sql`
    select one.kind,
      count(*) filter (where ${isOwn})::integer as decided,
      count(*) filter (where ${isOwn} and one.decided_at > one.due_at)::integer as late,
      coalesce(round(percentile_cont(0.5) within group (order by ${minutes}) filter (where ${isOwn})), 0)::integer
        as median_minutes,
      coalesce(round(percentile_cont(0.9) within group (order by ${minutes}) filter (where ${isOwn})), 0)::integer
        as most_minutes,
      count(first.id)::integer as again,
      count(first.id) filter (where first.action = one.action)::integer as agreed
    from ${staffCase} as one
    left join ${staffCase} as first on first.id = one.sample_of
    where one.brand_id = ${brandId} and one.state in ('decided', 'done') and one.action is not null
      and one.decided_at >= ${from}::date::timestamp at time zone 'UTC'
      and one.decided_at < (${until}::date + 1)::timestamp at time zone 'UTC'
    group by one.kind order by one.kind`)
  return rows
}
