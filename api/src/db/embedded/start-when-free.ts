import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseTrouble } from '../database-trouble.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './database-location.ts'
import { runByAnother } from './explain-failure.ts'
import { disownLeft, whoRuns } from './running-server.ts'
import { type Postmaster, startPostmaster } from './start-postmaster.ts'
import { quitOrphan } from './stop-process.ts'

/** A server that dies needs a second or two, and so does its keeper to answer. */
const PATIENCE = 3_000

/** A server that ends right now gives up its cluster within this time. */
const LONGEST_END = 15_000

/**
 * Starts PostgreSQL on the cluster as soon as nobody else runs there; nothing where another keeper has it. The lock is
 * PostgreSQL's own, which no kill leaves behind.
 */
export async function hold(place: Place, binaries: Binaries): Promise<Postmaster | undefined> {
  const began = Date.now()
  for (;;) {
    if ((await clear(place)) === 'kept') return undefined
    try {
      return await startPostmaster(place, binaries)
    } catch (error) {
      const isTaken = error instanceof DatabaseTrouble && error.kind === 'run-by-another'
      if (!isTaken || Date.now() - began > LONGEST_END) throw error
      await sleep(100)
    }
  }
}

/** Waits for one that ends, stops one of ours that nobody keeps any more, and refuses a stranger's. */
async function clear(place: Place): Promise<'kept' | 'free'> {
  const { cluster, state, line } = place
  for (let waited = 0; ; waited += 50) {
    const running = whoRuns(cluster)
    if (!running) {
      disownLeft(place)
      return 'free'
    }
    if (!running.isOurs) throw runByAnother(state)
    if (await isAnswered(line)) return 'kept'
    if (waited >= PATIENCE) await quitOrphan(running.pid)
    else await sleep(50)
  }
}

function isAnswered(line: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(line)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
