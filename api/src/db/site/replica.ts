import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { isDatabaseUnavailable } from '../database-unavailable.ts'
import { type DatabaseOptions, openDatabase } from '../open-database.ts'
import { isCollision } from '../transaction.ts'

/** A position in the log that a server writes and its replicas repeat. */
export type LogPosition = string

/** Whatever a reader knows of already, and has to find again. */
interface Known {
  /** Where the log ended after the reader's last change. */
  readonly change?: LogPosition | undefined
  /** The member's latest event that the reader has been told of. */
  readonly event?: { readonly memberId: string; readonly position: number } | undefined
}

export interface Replica extends Pick<Database, 'db'> {
  /** Whether it has all of this, and lags behind by less than a second. */
  has(known: Known): Promise<boolean>
  close(): Promise<void>
}

interface ReplicaOptions extends DatabaseOptions {
  readonly primary: Database
  /** Milliseconds between two checks of its lag, which may become three times as long before one notices. */
  readonly checkEvery?: number
}

const CHECK_EVERY = 300

/** Milliseconds that the replica may take to say what it has; the primary answers meanwhile. */
const PATIENCE = 250

/** Milliseconds after which a read is tried at the primary: a frozen server keeps its connections open. */
const READ_TIMEOUT = 3_000

const HAS = `
  select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
    and coalesce((select last_sequence from user_event_cursor where member_id = $2), 0) >= $3 as has`

const ANY_CHANGE: LogPosition = '0/0'

/** Opens a server that repeats what the primary does. Without it, or while it lags behind, the primary answers. */
export function openReplica({ primary, checkEvery = CHECK_EVERY, ...options }: ReplicaOptions): Replica {
  const { log } = options
  const replica = openDatabase({ ...options, readTimeout: READ_TIMEOUT })
  const stopped = new AbortController()
  let isUsed: boolean | undefined
  let freshUntil = 0

  async function has({ change = ANY_CHANGE, event }: Known): Promise<boolean> {
    const values = [change, event?.memberId ?? null, event?.position ?? 0]
    const asked = replica.pool.query<{ has: boolean }>(HAS, values)
    const answered = asked.then(({ rows }) => rows[0]?.has === true).catch(() => false)
    return Promise.race([answered, sleep(PATIENCE, false, { ref: false })])
  }

  /** Whether the replica has by now what the primary had at the check before. */
  async function watch() {
    for (let earlier: LogPosition | undefined; ; ) {
      const now = performance.now()
      const position = await endOfLog(primary).catch(() => undefined)
      const isFresh = earlier !== undefined && (await has({ change: earlier }))
      if (isFresh) freshUntil = now + 2 * checkEvery
      if (earlier !== undefined && isFresh !== isUsed) tell(isFresh)
      earlier = position
      await sleep(checkEvery, undefined, { ref: false, signal: stopped.signal })
    }
  }

  function tell(isFresh: boolean) {
    if (!isFresh) log?.warn('The server in DATABASE_READ_URL lags behind; the primary is read instead.')
    else if (isUsed === false) log?.warn('The server in DATABASE_READ_URL has caught up, and is read again.')
    isUsed = isFresh
  }

  const watching = watch().catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error
  })
  return {
    db: replica.db,
    has: async (known) => performance.now() < freshUntil && (await has(known)),
    async close() {
      stopped.abort()
      await watching
      await replica.close()
    },
  }
}

/** Where the primary's log ends now: a replica that has come so far has every change that was made before. */
export async function endOfLog({ pool }: Pick<Database, 'pool'>): Promise<LogPosition | undefined> {
  const { rows } = await pool.query<{ position: LogPosition }>(
    'select pg_current_wal_lsn()::text as position',
  )
  return rows[0]?.position
}

/** Whether a read may succeed at the primary: the replica is gone, too slow, or was repeating a change just then. */
export function isTroubleOfReplica(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isCollision(error)
}
