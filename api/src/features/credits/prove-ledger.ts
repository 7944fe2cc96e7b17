import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../db/log.ts'
import { ledgerProof, ledgerTransfer } from '../../tables/credits.ts'
import { DAY_MS } from '../../time.ts'
import { findFaults } from './ledger-faults.ts'

interface Proving {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

const PROOFS_KEPT = 90 * DAY_MS

/**
 * Sums up the whole ledger, as it is at one moment, and answers with what is wrong: nothing. Every hour by a job; what it
 * found is kept, for the figures of all nodes and for the staff.
 */
export async function proveLedger({ database, clock, log }: Proving): Promise<readonly string[]> {
  const found = await database.inTransaction(
    async (tx) => {
      // Longer than any call may take, and it holds nothing that a call waits for.
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
    await tx.delete(ledgerProof).where(lt(ledgerProof.provedAt, new Date(provedAt.getTime() - PROOFS_KEPT)))
  })
  for (const fault of found.faults) log.error(`THE LEDGER IS WRONG: ${fault}`)
  return found.faults
}
