import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BUNDLE_FILE } from '../../protocol/index.ts'
import { BUNDLES, bundleFolder, type FolderStorage, type Storage } from '../../registry/index.ts'

/** Published files on this machine, from where a server can send them. */
export interface LocalFiles {
  readonly folder: string
  /** Makes sure that a file, with its compressed forms, is in the folder, and returns whether it may exist. */
  prepare(name: string, version: string, file: string): Promise<boolean>
  stop(): Promise<void>
}

const ENDINGS = ['', '.br', '.gz']
const MAX_LISTS = 1_000
const MISSING_FOR_MS = 1_000

export async function localFiles(storage: Storage | FolderStorage): Promise<LocalFiles> {
  if (!('folder' in storage)) return copiedFiles(storage, await mkdtemp(join(tmpdir(), 'bundles-')))
  return { folder: join(storage.folder, BUNDLES), prepare: async () => true, stop: async () => undefined }
}

/**
 * Copies files from a storage elsewhere when they are first requested. Bundles never change, so one list of keys tells for
 * good which files a bundle has, and requests for others don't reach the storage.
 */
function copiedFiles(storage: Storage, folder: string): LocalFiles {
  const lists = new Map<string, Promise<ReadonlySet<string>>>()
  const copies = new Map<string, Promise<void>>()

  function listOf(prefix: string): Promise<ReadonlySet<string>> {
    const found = lists.get(prefix)
    if (found) return found
    if (lists.size >= MAX_LISTS) lists.clear()
    const list = storage.list(prefix).then((keys) => new Set(keys))
    lists.set(prefix, list)
    list.then(
      (keys) => {
        // The bundle may be complete a moment later.
        if (!keys.has(prefix + BUNDLE_FILE)) setTimeout(() => lists.delete(prefix), MISSING_FOR_MS).unref()
      },
      () => lists.delete(prefix),
    )
    return list
  }

  async function copy(key: string): Promise<void> {
    const bytes = await storage.read(key)
    if (bytes === null) throw new Error(`${key} is listed but missing.`)
    const path = join(folder, key.slice(BUNDLES.length))
    const draft = join(folder, `.${randomUUID()}`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
  }

  function copyOnce(key: string): Promise<void> {
    const found = copies.get(key)
    if (found) return found
    const copying = copy(key)
    copies.set(key, copying)
    copying.catch(() => copies.delete(key))
    return copying
  }

  return {
    folder,
    async prepare(name, version, file) {
      const prefix = BUNDLES + bundleFolder(name, version)
      const keys = await listOf(prefix)
      if (!keys.has(prefix + BUNDLE_FILE) || !keys.has(prefix + file)) return false
      const forms = ENDINGS.map((ending) => prefix + file + ending).filter((key) => keys.has(key))
      await Promise.all(forms.map(copyOnce))
      return true
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}
