import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { lastSequence, userEventCursor } from '../tables/events.ts'

/** The number of the last event that the member was told; 0 where there was none. */
export async function findPosition(db: Queryable, memberId: string): Promise<number> {
  const [found] = await db
    .select({ position: lastSequence })
    .from(userEventCursor)
    .where(eq(userEventCursor.memberId, memberId))
  return found?.position ?? 0
}
