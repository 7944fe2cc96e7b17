import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

const { default: data } = (await import(pathToFileURL(workerData as string).href)) as { default: unknown }
parentPort?.postMessage(data)
