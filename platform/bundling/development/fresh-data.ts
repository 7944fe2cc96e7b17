import { Worker } from 'node:worker_threads'
import { OWN_EXTENSION } from '../own-extension.ts'

/** Reads a `remote.ts` or `shell.ts` in a new thread, where neither it nor its imports are cached. */
export function readFresh<Data>(file: string): Promise<Data> {
  const worker = new Worker(new URL(`./fresh-data-worker${OWN_EXTENSION}`, import.meta.url), {
    workerData: file,
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
