import type { Database, Queryable } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { type DividedTable, keepWeeks } from '../../db/weeks/keep-weeks.ts'
import { pageEvent } from '../../tables/site.ts'
import { DAY_MS } from '../../time.ts'

type PageEvent = Omit<typeof pageEvent.$inferInsert, 'id'>

export async function insertPageEvent(db: Queryable, event: PageEvent) {
  await db.insert(pageEvent).values({ id: newId(), ...event })
}

/** Older ones say nothing about today's pages. */
const EVENTS: DividedTable = { name: 'page_event', kept: 90 * DAY_MS, locked: ['page_event', 'brand'] }

/** Keeps the events of the last 90 days, and returns how many weeks of others it dropped. */
export function keepWeeksOfPageEvents(database: Database, now: Date): Promise<number> {
  return keepWeeks(database, EVENTS, now)
}
