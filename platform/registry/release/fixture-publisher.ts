import { once } from 'node:events'
import { Refused } from '../refused.ts'
import { folderStorage } from '../storage/folder-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { publish } from './publish.ts'

/**
 * Publishes in a separate process; arguments: `<storage> <dist> [<key>]`. Before it creates a key that ends with `<key>`,
 * it prints 'waiting' and waits to be killed. Exits with 0 if it has published, and with 2 if it was refused.
 */
const [folder = '', dist = '', waitAt] = process.argv.slice(2)
const storage = folderStorage(folder)

const waiting: Storage = {
  ...storage,
  async create(key, bytes) {
    if (waitAt !== undefined && key.endsWith(waitAt)) {
      process.stdout.write('waiting\n')
      await once(process.stdin.resume(), 'end')
    }
    return storage.create(key, bytes)
  },
}

try {
  await publish(waiting, dist, { channel: { kind: 'live' } })
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stdout.write(`refused ${error.code}\n`)
  process.exitCode = 2
}
