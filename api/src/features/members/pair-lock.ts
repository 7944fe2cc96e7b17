import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** What two members do to each other is done one after the other: two likes make one match, and none outruns a block. */
export async function lockPair(tx: Transaction, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`)
}
