import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseTrouble } from '../database-trouble.ts'
import { type Log, silent } from '../log.ts'
import { patience } from './backoff.ts'
import { type Place, placeOf } from './database-location.ts'
import { call, type Line, untilReady } from './supervisor/connection.ts'
import { startKeeper } from './supervisor/start-supervisor.ts'

export interface EmbeddedOptions {
  readonly folder: string
  readonly log?: Log
}

export interface Embedded {
  readonly url: string
  /** Stops the database, unless another process uses it too. */
  stop(): Promise<void>
}

/**
 * The PostgreSQL in a folder of its own, made where there is none. Processes that start it on the same folder share it;
 * it ends with the last of them, however that one ends, and comes back by itself when it dies.
 */
export async function startEmbedded({ folder, log = silent }: EmbeddedOptions): Promise<Embedded> {
  const place = placeOf(resolve(folder))
  let line = await attach(place)
  let isStopping = false

  async function mind() {
    for (;;) {
      line.unref()
      line.listen((message) => {
        if (message.is === 'away') log.warn('The database went away and is started again.')
        if (message.is === 'trouble') log.error(message.sentence)
      })
      await line.closed
      if (isStopping) return
      log.warn('The keeper of the database is gone; another one is started.')
      line = await attachAgain()
      if (isStopping) line.hangUp()
    }
  }

  async function attachAgain(): Promise<Line> {
    for (let failures = 0; ; failures += 1) {
      await sleep(patience(failures))
      try {
        return await attach(place)
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error))
      }
    }
  }

  const minded = mind()
  return {
    url: `postgres://amberly@localhost/postgres?host=${encodeURIComponent(place.sockets)}`,
    async stop() {
      isStopping = true
      line.hangUp()
      await Promise.race([minded, sleep(LONGEST_STOP, undefined, { ref: false })])
    },
  }
}

const LONGEST_START = 120_000

/** Longer than a keeper waits for its PostgreSQL. */
const LONGEST_STOP = 30_000

async function attach(place: Place): Promise<Line> {
  const began = Date.now()
  while (Date.now() - began < LONGEST_START) {
    const line = await call(place)
    if (!line) await startKeeper(place)
    else if (await untilReady(line).catch((error: unknown) => refused(line, error))) return line
  }
  throw new DatabaseTrouble(
    'not-started',
    `The database in ${place.folder} does not start. Its log is ${place.log}.`,
  )
}

function refused(line: Line, error: unknown): never {
  line.hangUp()
  throw error
}
