import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { debitCode } from '../../../tables/debits.ts'
import { DAY_MS } from '../../../time.ts'

/** So long the codes count against the number that may be sent. An order can be repeated, with its code, for an hour. */
const RETENTION = DAY_MS

/** Removes codes that mean nothing any more, with the phone numbers that they were sent to. */
export async function removeOldCodes({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db.delete(debitCode).where(lt(debitCode.sentAt, new Date(now.getTime() - RETENTION)))
}
