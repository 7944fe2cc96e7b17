import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../../../clock.ts'
import type { Database, Queryable } from '../../../../db/database.ts'
import { isDatabaseUnavailable } from '../../../../db/database-unavailable.ts'
import type { Log } from '../../../../db/log.ts'
import { isCollision } from '../../../../db/transaction.ts'
import { ledgerProof, ledgerTransfer } from '../../../../tables/credits.ts'
import { DAY_MS, HOUR_MS } from '../../../../time.ts'
import { findFaults } from './ledger-faults.ts'

interface ProveOptions {
  readonly database: Database
  /** Repeats what the database does, and spares it the proof of everything. */
  readonly reader?: Database | undefined
  readonly clock: Clock
  readonly log: Log
}

const PROOF_RETENTION_MS = 90 * DAY_MS
/** Whatever began before the last proof has come to an end by then, on nodes whose clocks may differ. */
const OVERLAP_MS = HOUR_MS
/** A job that runs every hour proves everything at the same hour of each day. */
const WHOLE_EVERY_MS = DAY_MS - HOUR_MS / 2

/** Checks the whole ledger in one snapshot and returns its faults. */
export async function proveLedger({ reader, ...options }: ProveOptions): Promise<readonly string[]> {
  const { database } = options
  const proved = await (reader ? proveAt(reader, options).catch(elseAtPrimary) : proveAt(database, options))
  return store(proved, options)

  /** The replica may be gone, or repeat a change that the proof is in the way of. */
  function elseAtPrimary(error: unknown) {
    if (!isDatabaseUnavailable(error) && !isCollision(error)) throw error
    return proveAt(database, options)
  }
}

/**
 * Checks what has moved since the last proof, which everything before it passed, or once a day and after a fault the whole
 * ledger. A job does it every hour.
 */
export async function proveOnward(options: ProveOptions): Promise<readonly string[]> {
  const { database, clock } = options
  const since = await findProven(database.db, clock.now())
  return since ? store(await proveAt(database, options, since), options) : proveLedger(options)
}

/** Since when nothing is proven; undefined if everything has to be. */
async function findProven(db: Queryable, now: Date): Promise<Date | undefined> {
  const isRecent = gte(ledgerProof.provedAt, new Date(now.getTime() - WHOLE_EVERY_MS))
  const hasWhole = await db.$count(ledgerProof, and(isRecent, eq(ledgerProof.isWhole, true)))
  const [last] = await db.select().from(ledgerProof).orderBy(desc(ledgerProof.provedAt)).limit(1)
  if (!last || hasWhole === 0 || last.faults.length > 0) return undefined
  return new Date(last.provedAt.getTime() - OVERLAP_MS)
}

async function proveAt(
  { inTransaction }: Database,
  { clock }: Pick<ProveOptions, 'clock'>,
  since?: Date,
): Promise<typeof ledgerProof.$inferInsert> {
  const provedAt = clock.now()
  const found = await inTransaction(
    async (tx) => {
      // It may take longer than the timeout for calls allows, and holds no lock that a call waits for.
      await tx.execute(sql`set local statement_timeout = 0`)
      const isMeant = since && gte(ledgerTransfer.createdAt, since)
      return { faults: await findFaults(tx, since), transfers: await tx.$count(ledgerTransfer, isMeant) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return { provedAt, isWhole: since === undefined, ...found }
}

async function store(
  proof: typeof ledgerProof.$inferInsert,
  { database, log }: Pick<ProveOptions, 'database' | 'log'>,
): Promise<readonly string[]> {
  const { provedAt, faults } = proof
  await database.inTransaction(async (tx) => {
    await tx.insert(ledgerProof).values(proof).onConflictDoNothing()
    await tx
      .delete(ledgerProof)
      .where(lt(ledgerProof.provedAt, new Date(provedAt.getTime() - PROOF_RETENTION_MS)))
  })
  for (const fault of faults) log.error(`THE LEDGER IS WRONG: ${fault}`)
  return faults
}
