import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SimulatorSetup } from '../create-simulator.ts'
import type { SimulatorKeys } from '../simulator-keys.ts'
import type { RunningSimulator } from '../start-simulator.ts'

/** The thread says where it listens, and asks where webhooks go until it knows. */
export type FromThread =
  | { readonly kind: 'ready'; readonly url: string; readonly keys: SimulatorKeys }
  | { readonly kind: 'ask webhook url' }

export type ToThread =
  | { readonly kind: 'webhook url'; readonly url: string | undefined }
  | { readonly kind: 'stop' }

const MAIN = new URL('main.ts', import.meta.url)

/** Milliseconds for running deliveries to end. */
const STOP_TIMEOUT = 5_000

/**
 * Runs the simulator in a thread of its own: compiling the description takes half a second, during which the site
 * would answer nobody.
 */
export async function startSimulatorThread({
  folder,
  webhookUrl,
}: Pick<SimulatorSetup, 'folder' | 'webhookUrl'>): Promise<RunningSimulator> {
  const thread = new Worker(MAIN, { workerData: { folder } })
  const send = (message: ToThread) => thread.postMessage(message)
  const ready = new Promise<Extract<FromThread, { kind: 'ready' }>>((resolve, reject) => {
    thread.on('message', (message: FromThread) => {
      if (message.kind === 'ready') resolve(message)
      else send({ kind: 'webhook url', url: webhookUrl() })
    })
    thread.once('error', reject)
  })
  const { url, keys } = await ready
  // Without it, the site goes on; its calls to the simulator are unreachable then.
  thread.on('error', (error) => console.error('The payment simulator ended.', error))
  return {
    url,
    keys,
    async stop() {
      const ended = once(thread, 'exit')
      send({ kind: 'stop' })
      const timer = setTimeout(() => void thread.terminate(), STOP_TIMEOUT)
      await ended
      clearTimeout(timer)
    },
  }
}
