import type { FastifyInstance } from 'fastify'
import { createSimulator, HEALTH, type SimulatorSetup } from './create-simulator.ts'
import { changePort, type SimulatorKeys, simulatorKeys, urlOf } from './simulator-keys.ts'

export interface RunningSimulator {
  readonly url: string
  readonly keys: SimulatorKeys
  stop(): Promise<void>
}

/** Milliseconds between the tries to take over from a process that served the simulator. */
const TAKE_OVER = 1_000

/** Ports to try before giving up; a free one is found at the first or second. */
const TRIES = 5

/** Milliseconds for the server on the port to say whose it is. */
const TIMEOUT = 2_000

/**
 * Starts the simulator of a data folder on its own port of this machine. The port is also the lock: if another process of
 * the site serves the simulator already, this one uses that, and takes over when it ends.
 */
export async function startSimulator(setup: Omit<SimulatorSetup, 'keys'>): Promise<RunningSimulator> {
  let keys = simulatorKeys(setup.folder)
  for (let tries = 0; tries < TRIES; tries++) {
    const app = await listen({ ...setup, keys })
    if (app) return { url: urlOf(keys), keys, stop: () => app.close() }
    if (await isServed(keys)) return follow({ ...setup, keys })
    keys = changePort(setup.folder, keys)
  }
  throw new Error('The payment simulator found no free port.')
}

async function listen(setup: SimulatorSetup): Promise<FastifyInstance | undefined> {
  const app = createSimulator(setup)
  try {
    await app.listen({ host: '127.0.0.1', port: setup.keys.port })
    return app
  } catch (error) {
    await app.close()
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}

/** Whether the server on the port is the simulator with these keys, which it finds out without sending it a secret. */
async function isServed(keys: SimulatorKeys): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(urlOf(keys) + HEALTH, { redirect: 'manual', signal })
    const { merchant_id } = (await response.json()) as { merchant_id?: unknown }
    return merchant_id === keys.merchantId
  } catch {
    return false
  }
}

function follow(setup: SimulatorSetup): RunningSimulator {
  let trying: Promise<FastifyInstance | undefined> = Promise.resolve(undefined)
  const timer = setInterval(() => {
    trying = trying.then((app) => app ?? listen(setup))
  }, TAKE_OVER).unref()
  return {
    url: urlOf(setup.keys),
    keys: setup.keys,
    async stop() {
      clearInterval(timer)
      const app = await trying
      await app?.close()
    },
  }
}
