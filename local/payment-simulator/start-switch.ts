import type { FastifyInstance } from 'fastify'
import { createSwitch, type SwitchSetup } from './create-switch.ts'
import { isOwnSwitch } from './local/is-own-switch.ts'
import { changePort, type SwitchKeys, switchKeys, urlOf } from './switch-keys.ts'

export interface EmbeddedSwitch {
  readonly url: string
  readonly keys: SwitchKeys
  stop(): Promise<void>
}

/** Milliseconds between the tries to take over from a process that served the switch. */
const TAKE_OVER = 1_000

/** Ports to try before giving up; a free one is found at the first or second. */
const TRIES = 5

/**
 * Starts the embedded switch of a data folder on its own port of this machine. The port is also the lock: if another
 * process of the site serves the switch already, this one uses that, and takes over when it ends.
 */
export async function startSwitch(setup: Omit<SwitchSetup, 'keys'>): Promise<EmbeddedSwitch> {
  let keys = switchKeys(setup.folder)
  for (let tries = 0; tries < TRIES; tries++) {
    const app = await listen({ ...setup, keys })
    if (app) return { url: urlOf(keys), keys, stop: () => app.close() }
    if (await isOwnSwitch(urlOf(keys), keys)) return follow({ ...setup, keys })
    keys = changePort(setup.folder, keys)
  }
  throw new Error('The payment simulator found no free port.')
}

async function listen(setup: SwitchSetup): Promise<FastifyInstance | undefined> {
  const app = createSwitch(setup)
  try {
    await app.listen({ host: '127.0.0.1', port: setup.keys.port })
    return app
  } catch (error) {
    await app.close()
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}

function follow(setup: SwitchSetup): EmbeddedSwitch {
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
