import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '../time.ts'
import { checkStorageName, isStorageName, type Storage, type StoredName } from './storage.ts'

/** Prefix of files that are being written; no stored name begins with it. */
const DRAFT = '.draft-'
/** Milliseconds after which a draft must be from a killed process. */
const ABANDONED_AFTER = HOUR_MS

/** Stores files in a folder on this machine, spread over 256 subfolders. */
export function folderStorage(root: string): Storage {
  const pathBelow = (name: string) => {
    checkStorageName(name)
    return `${createHash('sha256').update(name).digest('hex').slice(0, 2)}/${name}`
  }
  const pathOf = (name: string) => join(root, pathBelow(name))

  return {
    pathOf: pathBelow,

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
        yield* listFolder(join(root, spread))
      }
    },

    close() {},
  }
}

/** Flushes the file to disk, so that it survives a power cut once `put` has returned. */
async function write(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Lists the files of a folder, and removes abandoned drafts on the way. */
async function* listFolder(folder: string): AsyncGenerator<StoredName> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(unlessMissing)
    if (!found) continue
    if (isStorageName(name)) yield { name, changedAt: found.mtime }
    const isAbandoned = name.startsWith(DRAFT) && Date.now() - found.mtimeMs > ABANDONED_AFTER
    if (isAbandoned) await rm(path, { force: true })
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
