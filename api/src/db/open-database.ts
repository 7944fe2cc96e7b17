import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { TracedPool } from '../tracing/traced-pool.ts'
import type { Database } from './database.ts'
import { type Log, silentLog } from './log.ts'
import { outageLog } from './outage-log.ts'
import { TIMEOUTS } from './timeouts.ts'
import { inTransaction } from './transaction.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Connections of this process. Keep the sum over all processes below the server's `max_connections`. */
  readonly poolSize?: number
  /** `application_name` of the connections. */
  readonly name?: string
  readonly log?: Log
  /** Whether a pooler is in front of the server: the timeouts are those of the role then. */
  readonly isPooled?: boolean
  /** Whether statements with a name are prepared once for each connection. */
  readonly isPreparing?: boolean
  /** Milliseconds that this process waits for an answer, even from a server that is frozen; by default for ever. */
  readonly readTimeout?: number | undefined
  /** Whether statements of traced requests have spans. */
  readonly isTraced?: boolean | undefined
}

const CONNECTION_TIMEOUT = 5_000

const RESPONSE_TIMEOUT = 2_000

export function openDatabase({
  url,
  poolSize = 10,
  name = 'amberly',
  log = silentLog,
  isPooled = false,
  isPreparing = true,
  readTimeout,
  isTraced = false,
}: DatabaseOptions): Database {
  const pool = new (isTraced ? TracedPool : pg.Pool)({
    connectionString: url,
    max: poolSize,
    application_name: name,
    // Never close idle connections: the next request would wait for a new one and its query plans.
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    ...(isPooled ? {} : TIMEOUTS),
    ...(readTimeout && { query_timeout: readTimeout }),
    ...(isPreparing ? {} : { Client: UnpreparedClient }),
  })
  // The pool drops an idle connection that breaks. Without a listener the error would end the process.
  const outage = outageLog(log, 'The database can be reached again.')
  pool.on('error', ({ message }) => outage.away(`A connection to the database was lost: ${message}`))
  pool.on('connect', outage.back)
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

/** A connection that prepares nothing, since behind a pooler another server connection may run the statement next. */
class UnpreparedClient extends pg.Client {
  override query(...[statement, ...rest]: [unknown, ...unknown[]]) {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    return Reflect.apply(super.query, this, [
      isNamed ? { ...statement, name: undefined } : statement,
      ...rest,
    ])
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
