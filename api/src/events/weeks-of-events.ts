import { EVENT_DAYS } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { type DividedTable, keepWeeks, type Week } from '../db/weeks/keep-weeks.ts'
import { userEvent } from '../tables/events.ts'
import { DAY_MS } from '../time.ts'

const EVENTS: DividedTable = {
  name: 'user_event',
  kept: EVENT_DAYS * DAY_MS,
  locked: ['user_event_cursor', 'user_event'],
  beforeDrop: deleteEarlier,
}

/** Keeps the events of the weeks from which a page may resume. Returns how many weeks it dropped. */
export function keepWeeksOfEvents(database: Database, now: Date): Promise<number> {
  return keepWeeks(database, EVENTS, now)
}

/**
 * Deletes what precedes an event of the week but has a later time, so that a member has no gap: a transaction has the time of
 * its begin, and clocks may disagree.
 */
async function deleteEarlier(tx: Transaction, { name, end }: Week): Promise<void> {
  await tx.execute(sql`
    with last as (select member_id, max(sequence) as sequence from ${sql.identifier(name)} group by member_id)
    delete from ${userEvent} using last
    where created_at >= ${end}::timestamptz
      and ${userEvent.memberId} = last.member_id and ${userEvent.sequence} < last.sequence
  `)
}
