import { inArray, lt } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/database.ts'
import { inBatches } from '../../db/in-batches.ts'
import { newId } from '../../db/new-id.ts'
import { pageEvent } from '../../tables/site.ts'
import { DAY_MS } from '../../time.ts'

type PageEvent = Omit<typeof pageEvent.$inferInsert, 'id'>

export async function insertPageEvent(db: Queryable, event: PageEvent) {
  await db.insert(pageEvent).values({ id: newId(), ...event })
}

const RETENTION_MS = 90 * DAY_MS

/** Deletes events that are too old to say anything about today's pages, and returns how many there were. */
export async function removeOldPageEvents({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const isOld = lt(pageEvent.createdAt, new Date(now.getTime() - RETENTION_MS))
  return inBatches((limit) => {
    const some = db.select({ id: pageEvent.id }).from(pageEvent).where(isOld).limit(limit)
    return db.delete(pageEvent).where(inArray(pageEvent.id, some))
  })
}
