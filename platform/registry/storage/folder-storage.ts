import { randomUUID } from 'node:crypto'
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { assertKey, type Storage } from './storage.ts'

export interface FolderStorage extends Storage {
  /** Absolute path under which each key is a file, for a server that sends files itself. */
  readonly folder: string
}

const HALF_WRITTEN = '.tmp'
/** Also where a key's path is a folder, or leads through a file. */
const NO_FILE: unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR']
const ABANDONED_AFTER = 60 * 60 * 1000

/** A storage in a folder of one host, for any number of its processes; what it has acknowledged is on the disk. */
export function folderStorage(path: string): FolderStorage {
  const folder = resolve(path)
  const halfWritten = join(folder, HALF_WRITTEN)
  let prepared: Promise<void> | undefined

  function pathOf(key: string): string {
    assertKey(key)
    return join(folder, key)
  }

  /** Writes beside the keys, syncs, and lets `publish` give the whole file its name. */
  async function write(key: string, bytes: Uint8Array, publish: (from: string, to: string) => Promise<void>) {
    const to = pathOf(key)
    prepared ??= prepare(halfWritten)
    await prepared
    const from = join(halfWritten, randomUUID())
    try {
      await writeSynced(from, bytes)
      const firstMade = await mkdir(dirname(to), { recursive: true })
      await publish(from, to)
      await syncFolders(dirname(to), firstMade)
    } finally {
      await rm(from, { force: true })
    }
  }

  return {
    folder,
    async read(key) {
      return orNullWithoutFile(readFile(pathOf(key)))
    },
    async create(key, bytes) {
      if (await exists(pathOf(key))) return false
      try {
        // Unlike rename, link refuses a name that is taken.
        await write(key, bytes, link)
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      }
    },
    async put(key, bytes) {
      await write(key, bytes, rename)
    },
    async list(prefix) {
      const start = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      if (start !== '') assertKey(start.slice(0, -1))
      const found = await orNullWithoutFile(
        readdir(join(folder, start), { recursive: true, withFileTypes: true }),
      )
      return (found ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll(sep, '/'),
        )
        .filter((key) => key.startsWith(prefix) && !key.startsWith(`${HALF_WRITTEN}/`))
        .sort()
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

/** Makes the folder for what is being written and clears what killed processes left in it. */
async function prepare(halfWritten: string): Promise<void> {
  await mkdir(halfWritten, { recursive: true })
  for (const name of await readdir(halfWritten)) {
    const path = join(halfWritten, name)
    const found = await orNullWithoutFile(stat(path))
    if (found && found.mtimeMs < Date.now() - ABANDONED_AFTER) await rm(path, { force: true })
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name survives a power cut only when its folder is synced too, and each new folder's own parent. */
async function syncFolders(folder: string, firstMade: string | undefined): Promise<void> {
  if (process.platform === 'win32') return // Windows neither offers this nor needs it.
  const last = firstMade === undefined ? folder : dirname(firstMade)
  for (let path = folder; path.length >= last.length; path = dirname(path)) {
    const handle = await open(path, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (path === last) return
  }
}

async function exists(path: string): Promise<boolean> {
  const found = await orNullWithoutFile(access(path).then(() => true))
  return found !== null
}

async function orNullWithoutFile<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (NO_FILE.includes(codeOf(error))) return null
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
