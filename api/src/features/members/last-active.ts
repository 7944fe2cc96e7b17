import { and, eq, lte } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { memberSearch } from '../../tables/search.ts'
import { MINUTE_MS } from '../../time.ts'

const WRITTEN_EVERY = 5 * MINUTE_MS

/** Records that the member is active, at most every five minutes, so that not every read costs a write. */
export async function noteActive(db: Queryable, memberId: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() - WRITTEN_EVERY)
  const isDue = and(eq(memberSearch.memberId, memberId), lte(memberSearch.lastActive, due))
  await db.update(memberSearch).set({ lastActive: now }).where(isDue)
}
