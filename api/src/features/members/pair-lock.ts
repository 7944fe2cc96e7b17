import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** Serializes what two members do to each other: likes make one match, and none slips past a block. */
export async function lockPair(tx: Transaction, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`)
}
