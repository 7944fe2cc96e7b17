import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { lastSequence, userEventCursor } from '../tables/events.ts'

/** The sequence number of the member's latest event; 0 without any. */
export async function findPosition(db: Queryable, memberId: string): Promise<number> {
  const [found] = await db
    .select({ position: lastSequence })
    .from(userEventCursor)
    .where(eq(userEventCursor.memberId, memberId))
  return found?.position ?? 0
}
