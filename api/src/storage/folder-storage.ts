import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '../time.ts'
import { checkStorageName, isStorageName, type Storage, type StoredName } from './storage.ts'

/** What is being written, beside what is kept; no name begins so. */
const DRAFT = '.draft-'
/** Nobody writes for so long: whoever began it was killed. */
const LEFT_AFTER = HOUR_MS

/** Files in a folder of this machine, spread over 256 folders in it. */
export function folderStorage(root: string): Storage {
  const pathOf = (name: string) => {
    checkStorageName(name)
    const spread = createHash('sha256').update(name).digest('hex').slice(0, 2)
    return join(root, spread, name)
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const draft = join(dirname(path), `${DRAFT}${randomUUID()}`)
      await mkdir(dirname(path), { recursive: true })
      try {
        await write(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async get(name) {
      const file = await open(pathOf(name)).catch(unlessMissing)
      if (!file) return null
      try {
        const { size } = await file.stat()
        return { size, stream: createReadStream('', { fd: file }) }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
    },

    async *list() {
      for (const spread of (await readdir(root).catch(unlessMissing)) ?? []) {
        yield* filesIn(join(root, spread))
      }
    },

    close() {},
  }
}

/** On the disk, not only on its way there: whoever was told that a file is kept finds it after a power cut. */
async function write(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** On the way, what was left half written is cleared away. */
async function* filesIn(folder: string): AsyncGenerator<StoredName> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(unlessMissing)
    if (!found) continue
    if (isStorageName(name)) yield { name, changedAt: found.mtime }
    const isLeft = name.startsWith(DRAFT) && Date.now() - found.mtimeMs > LEFT_AFTER
    if (isLeft) await rm(path, { force: true })
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
