import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseTrouble } from '../../api/src/db/database-trouble.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseLocation } from './database-location.ts'
import { runByAnother } from './explain-failure.ts'
import { findRunningServer, invalidateStaleLocks } from './running-server.ts'
import { type Postmaster, startPostmaster } from './start-postmaster.ts'
import { stopOrphan } from './stop-process.ts'

/** Milliseconds that a dying server may take to exit, or a busy supervisor to accept a connection. */
const DYING_TIMEOUT = 3_000

/** Milliseconds after which a server that is shutting down has released its cluster. */
const SHUTDOWN_TIMEOUT = 15_000

/**
 * Starts PostgreSQL on the cluster as soon as it is free; undefined if another supervisor runs it. The lock is PostgreSQL's
 * own postmaster.pid together with its shared memory, so a kill cannot leave the cluster locked.
 */
export async function startWhenFree(
  location: DatabaseLocation,
  binaries: Binaries,
): Promise<Postmaster | undefined> {
  const began = Date.now()
  for (;;) {
    if ((await waitUntilFree(location)) === 'supervised') return undefined
    try {
      return await startPostmaster(location, binaries)
    } catch (error) {
      const isTaken = error instanceof DatabaseTrouble && error.kind === 'run-by-another'
      if (!isTaken || Date.now() - began > SHUTDOWN_TIMEOUT) throw error
      await sleep(100)
    }
  }
}

/**
 * Waits until no PostgreSQL runs on the cluster: lets one finish that is shutting down, stops one of ours that lost its
 * supervisor, and refuses a foreign one.
 */
async function waitUntilFree(location: DatabaseLocation): Promise<'supervised' | 'free'> {
  const { cluster, state, supervisorSocket } = location
  for (let waited = 0; ; waited += 50) {
    const running = findRunningServer(cluster)
    if (!running) {
      invalidateStaleLocks(location)
      return 'free'
    }
    if (!running.isOurs) throw runByAnother(state)
    if (await isListening(supervisorSocket)) return 'supervised'
    if (waited >= DYING_TIMEOUT) await stopOrphan(running.pid)
    else await sleep(50)
  }
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
