import { eq, min, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { userEvent } from '../tables/events.ts'

/** Events per member and query. A stream that missed more gets the rest once it has read these. */
export const PAGE = 100

export interface StoredEvent extends Record<string, unknown> {
  readonly memberId: string
  readonly sequence: number
  /** Serialized as JSON, ready to be streamed. */
  readonly event: string
  /** Seconds since its transaction began, by the database's clock. */
  readonly age: number
}

/** Each member's events after the given position, in order. */
export async function findEvents(db: Queryable, after: ReadonlyMap<string, number>): Promise<StoredEvent[]> {
  const { rows } = await db.execute<StoredEvent>(sql`
    select requested.id as "memberId", found.sequence, found.event, found.age
    from unnest(${sql.param([...after.keys()])}::text[], ${sql.param([...after.values()])}::integer[])
      as requested (id, position)
    cross join lateral (
      select sequence, event::text, extract(epoch from clock_timestamp() - created_at)::float8 as age
      from ${userEvent}
      where member_id = requested.id and sequence > requested.position
      order by sequence limit ${PAGE}
    ) as found
    order by found.sequence
  `)
  return rows
}

/** The sequence number of the member's oldest stored event. */
export async function findOldest(db: Queryable, memberId: string): Promise<number | null> {
  const [found] = await db
    .select({ sequence: min(userEvent.sequence) })
    .from(userEvent)
    .where(eq(userEvent.memberId, memberId))
  return found?.sequence ?? null
}
