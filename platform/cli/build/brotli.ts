import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { readDescription } from '../../registry/bundles/read-dist.ts'
import { bundleKey } from '../../registry/storage/keys.ts'
import type { Storage } from '../../registry/storage/storage.ts'

/**
 * Adds the brotli forms of the files that browsers load to a build, and returns their names. They take as long as the
 * build itself, so a build has none until it is released.
 */
export async function addBrotli(dist: string): Promise<string[]> {
  const { files, server } = (await readDescription(dist)).bundle
  // Only servers read the server half. A file without a gzip form is none that compression makes smaller.
  const loaded = Object.keys(files).filter((name) => name !== server && existsSync(join(dist, `${name}.gz`)))
  for (const name of loaded) {
    const path = join(dist, name)
    if (existsSync(`${path}.br`)) continue
    const content = await readFile(path)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const draft = `${path}.br.${process.pid}.draft`
    await writeFile(draft, await promisify(brotliCompress)(content, { params }))
    await rename(draft, `${path}.br`)
  }
  return loaded.map((name) => `${name}.br`)
}

/** Adds the brotli forms that a released build lacks to the storage. */
export async function addBrotliToReleased(storage: Storage, dist: string): Promise<void> {
  const { bundle, bytes } = await readDescription(dist)
  const { name, version } = bundle
  const released = await storage.read(bundleKey(name, version))
  if (!released?.equals(bytes)) return
  const stored = await storage.sizes(bundleKey(name, version, ''))
  for (const file of await addBrotli(dist)) {
    const key = bundleKey(name, version, file)
    if (!stored.has(key)) await storage.create(key, await readFile(join(dist, file)))
  }
}
