import { CASE_DAYS } from 'contracts'
import { and, inArray, isNull, like, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { complaint, staffAction } from '../../../tables/account.ts'
import { decision } from '../../../tables/decisions.ts'
import { DAY_MS } from '../../../time.ts'

/**
 * Deletes decisions a year after they were made, ran out or were undone, with the words that they took
 * away, and empties what staff noted about them. Those stay to which an objection is open, and bans, which go with the account.
 * Returns how many it deleted.
 */
export async function removeOldDecisions({ inTransaction }: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - CASE_DAYS * DAY_MS).toISOString()
  return inTransaction(async (tx) => {
    const openObjections = tx
      .select({ id: complaint.decisionId })
      .from(complaint)
      .where(and(sql`${complaint.decisionId} is not null`, isNull(complaint.answeredAt)))
    const isOld = and(
      sql`greatest(${decision.decidedAt}, ${decision.until}, ${decision.liftedAt}) <= ${since}`,
      sql`(${decision.kind} <> 'ban' or ${decision.liftedAt} is not null)`,
      sql`${decision.id} not in (${openObjections})`,
    )
    const removed = await tx.delete(decision).where(isOld).returning({ reference: decision.reference })
    const references = removed.map(({ reference }) => reference)
    const isTheirs = inArray(sql`${staffAction.details} ->> 'reference'`, references)
    if (references.length > 0)
      await tx
        .update(staffAction)
        .set({ details: {} })
        .where(and(like(staffAction.action, 'decision %'), isTheirs))
    return removed.length
  })
}
