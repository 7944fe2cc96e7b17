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

const KEPT = 90 * DAY_MS

/** What is too old to say anything about the pages of today; how many they were. */
export async function removeOldPageEvents({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const isOld = lt(pageEvent.createdAt, new Date(now.getTime() - KEPT))
  return inBatches((most) => {
    const some = db.select({ id: pageEvent.id }).from(pageEvent).where(isOld).limit(most)
    return db.delete(pageEvent).where(inArray(pageEvent.id, some))
  })
}
