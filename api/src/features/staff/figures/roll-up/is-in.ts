import { type SQL, sql } from 'drizzle-orm'
import type { Grain } from '../../../../tables/figures.ts'

/** Whether a time is within the day, week or month of UTC that begins on a date. */
export function isIn(column: string, grain: Grain, starts: string): SQL {
  const time = sql.raw(column)
  return sql`(${time} >= ${starts}::date::timestamp at time zone 'UTC'
    and ${time} < (${starts}::date + ${`1 ${grain}`}::interval) at time zone 'UTC')`
}
