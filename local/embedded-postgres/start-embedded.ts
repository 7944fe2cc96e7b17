import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseTrouble } from '../../api/src/db/database-trouble.ts'
import { type Log, silentLog } from '../../api/src/db/log.ts'
import { backoff } from './backoff.ts'
import { type DatabaseLocation, prepareLocation } from './database-location.ts'
import { connectToSupervisor, type SupervisorConnection, waitUntilReady } from './supervisor/connection.ts'
import { startSupervisor } from './supervisor/start-supervisor.ts'

export interface EmbeddedOptions {
  readonly folder: string
  readonly log?: Log
}

export interface Embedded {
  readonly url: string
  /** Stops the database, unless another process still uses it. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of a folder, creating the database if there is none. Processes that start the same folder share one
 * server. It stops with the last of them, even if that one is killed, and restarts when it dies. See README.md.
 */
export async function startEmbedded({ folder, log = silentLog }: EmbeddedOptions): Promise<Embedded> {
  const location = prepareLocation(resolve(folder))
  let connection = await connectOrStart(location)
  let isStopping = false

  async function stayConnected() {
    for (;;) {
      connection.unref()
      connection.listen((message) => {
        if (message.is === 'away') log.warn('The database is down and will be restarted.')
        if (message.is === 'trouble') log.error(message.sentence)
      })
      await connection.closed
      if (isStopping) return
      log.warn('The supervisor of the database is gone; starting another one.')
      connection = await reconnect()
      if (isStopping) connection.disconnect()
    }
  }

  async function reconnect(): Promise<SupervisorConnection> {
    for (let failures = 0; ; failures += 1) {
      await sleep(backoff(failures))
      try {
        return await connectOrStart(location)
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error))
      }
    }
  }

  const watching = stayConnected()
  return {
    url: `postgres://amberly@localhost/postgres?host=${encodeURIComponent(location.sockets)}`,
    async stop() {
      isStopping = true
      connection.disconnect()
      await Promise.race([watching, sleep(STOP_TIMEOUT, undefined, { ref: false })])
    },
  }
}

const START_TIMEOUT = 120_000

/** Longer than a supervisor waits for its PostgreSQL to stop. */
const STOP_TIMEOUT = 30_000

async function connectOrStart(location: DatabaseLocation): Promise<SupervisorConnection> {
  const began = Date.now()
  while (Date.now() - began < START_TIMEOUT) {
    const connection = await connectToSupervisor(location)
    if (!connection) await startSupervisor(location)
    else if (await waitUntilReady(connection).catch((error: unknown) => refused(connection, error)))
      return connection
  }
  throw new DatabaseTrouble(
    'not-started',
    `The database in ${location.folder} does not start. Its log is ${location.log}.`,
  )
}

function refused(connection: SupervisorConnection, error: unknown): never {
  connection.disconnect()
  throw error
}
