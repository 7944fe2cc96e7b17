import { Worker } from 'node:worker_threads'

/** Reads a `remote.ts` or `shell.ts` in a new thread, where neither it nor its imports are cached. */
export function readFresh<Data>(file: string): Promise<Data> {
  const worker = new Worker(new URL('./fresh-data-worker.ts', import.meta.url), { workerData: file })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
