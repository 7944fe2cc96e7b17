import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'release-upload-'
/** No upload takes nearly so long, so an older folder belongs to a process that was killed. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** Works with a temporary folder for one upload, and removes it. */
export async function inUploadFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders that killed processes left behind, as far as it may. */
export async function removeAbandonedUploads(now: number = Date.now()): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  for (const name of names.filter((name) => name.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name)
    const found = await stat(folder).catch(() => undefined)
    if (!found?.isDirectory() || found.mtimeMs > now - ABANDONED_AFTER_MS) continue
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
