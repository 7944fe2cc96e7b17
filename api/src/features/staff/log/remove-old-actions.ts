import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { staffAction } from '../../../tables/account.ts'
import { DAY_MS } from '../../../time.ts'

/** A few days more than the three years before which the database refuses it. */
const KEPT_DAYS = 1_100

/** Deletes entries of the log that are too old to be asked about. Returns how many. */
export async function removeOldActions({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const isOld = lt(staffAction.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  const { rowCount } = await db.delete(staffAction).where(isOld)
  return rowCount ?? 0
}
