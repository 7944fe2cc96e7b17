import { randomUUID } from 'node:crypto'
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { assertKey, type Storage } from './storage.ts'

export interface FolderStorage extends Storage {
  /** Absolute path under which each key is a file, for a server that sends the files itself. */
  readonly folder: string
}

const TEMPORARY = '.tmp'
/** Error codes that mean there is no such file: the path may also be a folder, or lead through a file. */
const NO_FILE: unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR']
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** A storage in a folder, shared by any number of processes on one host. An acknowledged write has reached the disk. */
export function folderStorage(path: string): FolderStorage {
  const folder = resolve(path)
  const temporary = join(folder, TEMPORARY)
  let prepared: Promise<void> | undefined

  function pathOf(key: string): string {
    assertKey(key)
    return join(folder, key)
  }

  /** Writes to a temporary file, syncs it, and has `publish` give the complete file its name. */
  async function write(key: string, bytes: Uint8Array, publish: (from: string, to: string) => Promise<void>) {
    const to = pathOf(key)
    prepared ??= prepare(temporary)
    await prepared
    const from = join(temporary, randomUUID())
    try {
      await writeSynced(from, bytes)
      const firstCreated = await mkdir(dirname(to), { recursive: true })
      await publish(from, to)
      await syncFolders(dirname(to), firstCreated)
    } finally {
      await rm(from, { force: true })
    }
  }

  async function list(prefix: string): Promise<string[]> {
    const start = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    if (start !== '') assertKey(start.slice(0, -1))
    const entries = await nullIfMissing(
      readdir(join(folder, start), { recursive: true, withFileTypes: true }),
    )
    return (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll(sep, '/'),
      )
      .filter((key) => key.startsWith(prefix) && !key.startsWith(`${TEMPORARY}/`))
      .sort()
  }

  return {
    folder,
    async read(key) {
      return nullIfMissing(readFile(pathOf(key)))
    },
    async create(key, bytes) {
      if (await exists(pathOf(key))) return false
      try {
        // Unlike rename, link fails if the name is taken.
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
    list,
    async sizes(prefix) {
      const found = await Promise.all(
        (await list(prefix)).map(async (key) => {
          // A file may be removed at the same time.
          const file = await nullIfMissing(stat(pathOf(key)))
          return [key, file?.size ?? 0] as const
        }),
      )
      return new Map(found)
    },
    async remove(key) {
      await nullIfMissing(unlink(pathOf(key)))
    },
  }
}

/** Creates the folder for temporary files and removes those that killed processes left behind. */
async function prepare(temporary: string): Promise<void> {
  await mkdir(temporary, { recursive: true })
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name)
    const found = await nullIfMissing(stat(path))
    if (found && found.mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true })
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

/** A new file name survives a power cut only if its folder is synced too, and so is the parent of each new folder. */
async function syncFolders(folder: string, firstCreated: string | undefined): Promise<void> {
  if (process.platform === 'win32') return // Windows can't sync folders, and doesn't need to.
  const last = firstCreated === undefined ? folder : dirname(firstCreated)
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
  const found = await nullIfMissing(access(path).then(() => true))
  return found !== null
}

async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
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
