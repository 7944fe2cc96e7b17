import { MANDATE_DAYS } from 'contracts'
import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { debitMandate } from '../../../tables/debits.ts'
import { DAY_MS } from '../../../time.ts'

/**
 * Deletes mandates that no bank can ask for any more, with the payer's address, phone number, internet address and browser.
 * The order stays in the books.
 */
export async function removeOldMandates({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const isOld = lt(debitMandate.acceptedAt, new Date(now.getTime() - MANDATE_DAYS * DAY_MS))
  await db.delete(debitMandate).where(isOld)
}
