import type { Dist, DistFile } from '../bundles/read-dist.ts'
import { refuse } from '../refused.ts'
import { bundleKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

const AT_ONCE = 8

/**
 * Stores everything of a bundle except its `bundle.json`, whose presence says that the bundle is whole.
 * What an interrupted publish has left is kept, never overwritten: another publisher may be about to
 * complete it.
 */
export async function upload(storage: Storage, { bundle, files }: Dist): Promise<void> {
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      await store(storage, bundleKey(bundle.name, bundle.version, file.name), file)
    }
  }
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function store(storage: Storage, key: string, file: DistFile): Promise<void> {
  if (await storage.create(key, file.bytes)) return
  const stored = await storage.read(key)
  // Compressors differ between machines: what they unpack to counts.
  if (stored && (await file.unpack(stored)).equals(await file.unpack(file.bytes))) return
  refuse(
    'half-published',
    `An interrupted publish has left another ${file.name} under this version. Raise the version and build again.`,
  )
}
