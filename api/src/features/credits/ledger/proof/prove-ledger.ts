import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../../../../clock.ts'
import type { Database } from '../../../../db/database.ts'
import type { Log } from '../../../../db/log.ts'
import { ledgerProof, ledgerTransfer } from '../../../../tables/credits.ts'
import { DAY_MS } from '../../../../time.ts'
import { findFaults } from './ledger-faults.ts'

interface ProveOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

const PROOF_RETENTION_MS = 90 * DAY_MS

/** Checks the whole ledger in one snapshot and returns its faults. A job stores them every hour. */
export async function proveLedger({ database, clock, log }: ProveOptions): Promise<readonly string[]> {
  const found = await database.inTransaction(
    async (tx) => {
      // It may take longer than the timeout for calls allows, and holds no lock that a call waits for.
      await tx.execute(sql`set local statement_timeout = 0`)
      return { faults: await findFaults(tx), transfers: await tx.$count(ledgerTransfer) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const provedAt = clock.now()
  await database.inTransaction(async (tx) => {
    await tx
      .insert(ledgerProof)
      .values({ provedAt, ...found })
      .onConflictDoNothing()
    await tx
      .delete(ledgerProof)
      .where(lt(ledgerProof.provedAt, new Date(provedAt.getTime() - PROOF_RETENTION_MS)))
  })
  for (const fault of found.faults) log.error(`THE LEDGER IS WRONG: ${fault}`)
  return found.faults
}
