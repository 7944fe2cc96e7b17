import { Worker } from 'node:worker_threads'

/** What a `remote.ts` or `shell.ts` says now: a thread of its own has not imported it, or what it imports, before. */
export function readFresh<Data>(file: string): Promise<Data> {
  const worker = new Worker(new URL('./fresh-data-worker.ts', import.meta.url), { workerData: file })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
