import { FEDERATION_MANIFEST, federationManifest } from '../../bundles/federation-manifest.ts'
import type { Dist, DistFile } from '../../bundles/read-dist.ts'
import { refuse } from '../../refused.ts'
import { bundleKey } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'

const CONCURRENCY = 8

/**
 * Stores all files of a bundle, and its description for others, except its `bundle.json`, whose presence marks the bundle as complete. Never overwrites the
 * files of an interrupted publish: another publisher may be about to complete it.
 */
export async function upload(storage: Storage, { bundle, files }: Dist): Promise<void> {
  const manifest = bundleKey(bundle.name, bundle.version, FEDERATION_MANIFEST)
  // Only one bundle.json may be published as this version, and it says all that this does.
  await storage.create(manifest, federationManifest(bundle))
  const queue = [...files]
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      await store(storage, bundleKey(bundle.name, bundle.version, file.name), file)
    }
  }
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function store(storage: Storage, key: string, file: DistFile): Promise<void> {
  if (await storage.create(key, file.bytes)) return
  const stored = await storage.read(key)
  // Compressors differ between machines, so compare the unpacked content.
  if (stored && (await file.unpack(stored)).equals(await file.unpack(file.bytes))) return
  refuse(
    'half-published',
    `An interrupted publish has left a different ${file.name} under this version. Raise the version and build again.`,
  )
}
