import { CASE_DAYS } from 'contracts'
import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { inBatches } from '../../../db/statements/in-batches.ts'
import { rejectedPicture } from '../../../tables/decisions.ts'
import { staffCase } from '../../../tables/staff.ts'
import { DAY_MS } from '../../../time.ts'

/** Deletes cases, and what is known of rejected pictures, that were decided as long ago as what the decisions rest on is kept, and those whose subject is gone. */
export async function removeOldCases({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const before = (days: number) => lt(staffCase.decidedAt, new Date(now.getTime() - days * DAY_MS))
  const isOld = or(
    and(eq(staffCase.state, 'done'), before(CASE_DAYS)),
    and(eq(staffCase.state, 'gone'), before(1)),
  )
  const isForgotten = lt(rejectedPicture.rejectedAt, new Date(now.getTime() - CASE_DAYS * DAY_MS))
  await db.delete(rejectedPicture).where(isForgotten)
  return inBatches((limit) => {
    const some = db.select({ id: staffCase.id }).from(staffCase).where(isOld).limit(limit)
    return db.delete(staffCase).where(inArray(staffCase.id, some))
  })
}
