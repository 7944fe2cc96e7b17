import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { type Log, silent } from './log.ts'
import { inTransaction } from './transaction.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Connections of this process; all processes together stay below the server's `max_connections`. */
  readonly poolSize?: number
  /** Who this is, in the server's list of connections. */
  readonly name?: string
  readonly log?: Log
}

/** Milliseconds. What takes longer is a fault, and would hold a connection and its locks from everybody else. */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

const ANSWERS_SOON = 2_000

export function openDatabase({
  url,
  poolSize = 10,
  name = 'amberly',
  log = silent,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: name,
    // Kept while nobody asks: who comes next would wait for a connection, and for statements to be planned again.
    idleTimeoutMillis: 0,
    keepAlive: true,
    ...LIMITS,
  })
  // A connection that nobody uses broke: the pool drops it. Without a listener it would end the process.
  pool.on('error', ({ message }) => log.warn(`A connection to the database was lost: ${message}`))
  // One breaks between two statements of a transaction: the next one fails and says so, but this too would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle({ client: pool })
  const listeners = new Set<(names: ReadonlySet<string>) => void>()
  const onAnnounced = (names: ReadonlySet<string>) => {
    for (const listen of listeners) listen(names)
  }
  return {
    db,
    pool,
    inTransaction: (work, mode) => inTransaction(pool, work, { ...mode, onAnnounced }),
    onAnnounced(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    isReachable: () => answers(pool),
    close: () => pool.end(),
  }
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const late = new AbortController()
  const timeout = setTimeout(() => late.abort(), ANSWERS_SOON)
  const tooLate = new Promise<false>((resolve) => {
    late.signal.addEventListener('abort', () => resolve(false))
  })
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timeout))
}
