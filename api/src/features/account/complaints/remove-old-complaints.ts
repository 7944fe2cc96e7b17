import { CASE_DAYS } from 'contracts'
import { inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { complaint, staffAction } from '../../../tables/account.ts'
import { DAY_MS } from '../../../time.ts'

/** Deletes complaints that were answered long ago, and empties the copy of the answer in the staff's actions. */
export async function removeOldComplaints({ inTransaction }: Database, now: Date): Promise<number> {
  return inTransaction(async (tx) => {
    const isOld = lt(complaint.answeredAt, new Date(now.getTime() - CASE_DAYS * DAY_MS))
    const removed = await tx.delete(complaint).where(isOld).returning({ id: complaint.id })
    const ids = removed.map(({ id }) => id)
    if (ids.length > 0)
      await tx.update(staffAction).set({ details: {} }).where(inArray(staffAction.subject, ids))
    return ids.length
  })
}
