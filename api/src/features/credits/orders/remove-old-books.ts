import { BOOK_YEARS } from 'contracts'
import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { paymentOrder } from '../../../tables/orders.ts'

/**
 * Deletes what the books hold of members who are deleted, once tax law no longer asks for it: orders with their
 * refunds and disputes, and accounts of the ledger in which nothing has moved since. Those of members who are
 * still here belong to their account: their purchases make them premium, and their balance is what is left.
 */
export async function removeOldBooks(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  now: Date,
): Promise<void> {
  // Until the end of a year in which they are `BOOK_YEARS` old.
  const since = new Date(Date.UTC(now.getUTCFullYear() - BOOK_YEARS, 0, 1))
  await inTransaction(async (tx) => {
    await tx.delete(paymentOrder).where(and(isNull(paymentOrder.memberId), lt(paymentOrder.createdAt, since)))
    await tx.execute(sql`select ledger_remove_old(${since.toISOString()}::timestamptz)`)
  })
}
