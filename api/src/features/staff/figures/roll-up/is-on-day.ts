import { type SQL, sql } from 'drizzle-orm'

/** Whether a time is within a day of UTC. */
export function isOnDay(column: string, day: string): SQL {
  const time = sql.raw(column)
  return sql`${time} >= ${day}::date::timestamp at time zone 'UTC'
    and ${time} < (${day}::date + 1)::timestamp at time zone 'UTC'`
}
