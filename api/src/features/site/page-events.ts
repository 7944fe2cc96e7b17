import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { pageEvent } from './tables.ts'

type PageEvent = Omit<typeof pageEvent.$inferInsert, 'id'>

export async function keepPageEvent(db: Queryable, event: PageEvent) {
  await db.insert(pageEvent).values({ id: newId(), ...event })
}
