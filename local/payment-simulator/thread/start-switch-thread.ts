import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SwitchSetup } from '../create-switch.ts'
import type { EmbeddedSwitch } from '../start-switch.ts'
import type { FromThread, ToThread } from './messages.ts'

const MAIN = new URL('main.ts', import.meta.url)

/** Milliseconds for running deliveries to end. */
const STOP_TIMEOUT = 5_000

/**
 * Runs the embedded switch in a thread of its own: compiling the description takes half a second, during which the site
 * would answer nobody.
 */
export async function startSwitchThread({
  folder,
  webhookUrl,
}: Pick<SwitchSetup, 'folder' | 'webhookUrl'>): Promise<EmbeddedSwitch> {
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
