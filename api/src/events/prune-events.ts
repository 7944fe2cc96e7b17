import { EVENT_DAYS } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { userEvent } from '../tables/events.ts'
import { DAY_MS } from '../time.ts'

const BATCH = 5_000

/** Deletes events that are too old for any page to resume from. Returns how many. */
export async function pruneEvents({ db }: Pick<Database, 'db'>, now: Date, batch = BATCH): Promise<number> {
  const until = new Date(now.getTime() - EVENT_DAYS * DAY_MS)
  for (let pruned = 0; ; ) {
    const count = await pruneBatch(db, until, batch)
    if (count === 0) return pruned
    pruned += count
  }
}

/** Also deletes what precedes an old event, so that a member has no gap even if clocks disagreed. */
async function pruneBatch(db: Database['db'], until: Date, batch: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with old as (
      select member_id, sequence from ${userEvent} where created_at < ${until} order by created_at limit ${batch}
    ), up_to as (
      select member_id, max(sequence) as sequence from old group by member_id
    )
    delete from ${userEvent} using up_to
    where ${userEvent.memberId} = up_to.member_id and ${userEvent.sequence} <= up_to.sequence
  `)
  return rowCount ?? 0
}
