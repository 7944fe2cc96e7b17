import { parentPort, workerData } from 'node:worker_threads'
import { startSimulator } from '../start-simulator.ts'
import type { FromThread, ToThread } from './start-simulator-thread.ts'

/** The thread that runs the simulator. */
const { folder } = workerData as { readonly folder: string }
let webhookUrl: string | undefined
const post = (message: FromThread) => parentPort?.postMessage(message)

const { url, keys, stop } = await startSimulator({
  folder,
  webhookUrl() {
    if (!webhookUrl) post({ kind: 'ask webhook url' })
    return webhookUrl
  },
})

parentPort?.on('message', async (message: ToThread) => {
  if (message.kind === 'webhook url') {
    webhookUrl = message.url
    return
  }
  await stop()
  parentPort?.close()
})
post({ kind: 'ready', url, keys })
