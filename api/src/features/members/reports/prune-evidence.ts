import { CASE_DAYS } from 'contracts'
import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { inBatches } from '../../../db/statements/in-batches.ts'
import { staffAction } from '../../../tables/account.ts'
import { report } from '../../../tables/reports.ts'
import { DAY_MS } from '../../../time.ts'

/** Six months, in which members can complain about the decision (Digital Services Act, article 20). */
const RETENTION_MS = 184 * DAY_MS

/**
 * Empties the evidence of reports that were decided long ago; the reports stay. The sweep has removed its
 * pictures already. Returns how many reports changed.
 */
export async function pruneEvidence({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const isOld = and(
    lt(report.decidedAt, new Date(now.getTime() - RETENTION_MS)),
    sql`${report.evidence} <> '[]'::jsonb`,
  )
  return inBatches((limit) => {
    const some = db.select({ id: report.id }).from(report).where(isOld).limit(limit)
    return db.update(report).set({ evidence: [] }).where(inArray(report.id, some))
  })
}

/** Deletes reports that were decided long ago, and empties what staff noted about them. Returns how many. */
export async function removeOldReports({ inTransaction }: Database, now: Date): Promise<number> {
  return inTransaction(async (tx) => {
    const isOld = lt(report.decidedAt, new Date(now.getTime() - CASE_DAYS * DAY_MS))
    const removed = await tx.delete(report).where(isOld).returning({ id: report.id })
    const ids = removed.map(({ id }) => id)
    if (ids.length > 0)
      await tx.update(staffAction).set({ details: {} }).where(inArray(staffAction.subject, ids))
    return ids.length
  })
}
