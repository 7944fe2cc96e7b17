import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../api/src/db/database.ts'
import { demoWorld } from '../../api/src/tables/site.ts'

/** Advisory lock key; any number that no other lock uses. */
const LOCK = 2_611_020

/** Runs work that changes the demo world in one transaction, one process at a time, without timeouts. */
export async function withWorldLock<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.inTransaction(async (tx) => {
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      await tx.execute(sql`set local ${sql.identifier(limit)} = 0`)
    }
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    return work(tx)
  })
}

/** Number of members of the world: 0 after it was removed, undefined before there was one. */
export async function worldSize(db: Pick<Database, 'db'>['db'] | Transaction): Promise<number | undefined> {
  const [world] = await db.select({ members: demoWorld.members }).from(demoWorld)
  return world?.members
}

export async function setWorldSize(tx: Transaction, members: number, changedAt: Date): Promise<void> {
  const set = { members, changedAt }
  await tx.insert(demoWorld).values(set).onConflictDoUpdate({ target: demoWorld.isOnly, set })
}
