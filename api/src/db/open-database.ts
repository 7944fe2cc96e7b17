import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { type Log, silentLog } from './log.ts'
import { inTransaction } from './transaction.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Connections of this process. Keep the sum over all processes below the server's `max_connections`. */
  readonly poolSize?: number
  /** `application_name` of the connections. */
  readonly name?: string
  readonly log?: Log
}

/** Timeouts in milliseconds. Anything slower is a fault, and would keep its locks from others. */
const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

const RESPONSE_TIMEOUT = 2_000

export function openDatabase({
  url,
  poolSize = 10,
  name = 'amberly',
  log = silentLog,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: name,
    // Never close idle connections: the next request would wait for a new one and its query plans.
    idleTimeoutMillis: 0,
    keepAlive: true,
    ...TIMEOUTS,
  })
  // The pool drops an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', ({ message }) => log.warn(`A connection to the database was lost: ${message}`))
  // A connection that breaks within a transaction fails its next statement, so ignore this error.
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
    isReachable: () => isResponsive(pool),
    close: () => pool.end(),
  }
}

async function isResponsive(pool: pg.Pool): Promise<boolean> {
  const settled = new AbortController()
  const responds = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const timeout = sleep(RESPONSE_TIMEOUT, false, { signal: settled.signal }).catch(() => false)
  return Promise.race([responds, timeout]).finally(() => settled.abort())
}
