import { integrityOf } from '../../bundles/cache.ts'
import type { Dist } from '../../bundles/read-dist.ts'
import { titleOf } from '../../gate/sentences.ts'
import { refuse } from '../../refused.ts'
import { claimKey } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'

/**
 * Reserves a version for one content before any file is stored. Of publishers at once with different contents one gets it,
 * and the others store nothing that would keep it from completing. The same content can always be completed.
 */
export async function claimVersion(storage: Storage, { bundle, bytes }: Dist): Promise<void> {
  const key = claimKey(bundle.name, bundle.version)
  const content = Buffer.from(integrityOf(bytes))
  if (await storage.create(key, content)) return
  const claimed = await storage.read(key)
  if (claimed?.equals(content)) return
  refuse(
    'half-published',
    `Another build of ${titleOf(bundle)} is being published, or its publish was interrupted. Raise the version and build again.`,
  )
}
