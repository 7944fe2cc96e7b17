import { bundleCache } from '../bundles/cache.ts'
import { type Dist, readDist } from '../bundles/read-dist.ts'
import { findEntry, type RegistryDocument, readDocument } from '../document/document.ts'
import { refuse } from '../refused.ts'
import { bundleKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { droppedPages } from './dropped-pages.ts'
import { type Publication, type PublishResult, publishDists } from './publish.ts'
import { entryOf } from './with-release.ts'

export interface Published {
  /** Builds that everyone got before, so that there was nothing to do. */
  readonly unchanged: readonly { readonly name: string; readonly version: string }[]
  readonly published: readonly (PublishResult & { readonly warnings: readonly string[] })[]
}

/** Publishes those of the builds that are not live already; several in one flip. */
export async function publishChanged(
  storage: Storage,
  distFolders: readonly string[],
  publication: Publication,
): Promise<Published> {
  const dists = await Promise.all(distFolders.map(readDist))
  const doc = await readDocument(storage)
  for (const { bundle } of dists) publication.permit?.(bundle.name, findEntry(doc, bundle.name))
  const changed: Dist[] = []
  const unchanged: { name: string; version: string }[] = []
  for (const dist of dists) {
    const { name, version } = dist.bundle
    if (await isLive(storage, doc, dist)) unchanged.push({ name, version })
    else changed.push(dist)
  }
  if (changed.length > 1 && publication.channel.kind === 'canary') refuseCanaries()
  if (changed.length === 0) return { unchanged, published: [] }
  const bundles = bundleCache(storage)
  const group = changed.map(({ bundle }) => bundle)
  const warnings = await Promise.all(group.map((bundle) => droppedPages(doc, bundles, bundle, group)))
  const results = await publishDists(storage, changed, publication)
  return {
    unchanged,
    published: results.map((result, index) => ({ ...result, warnings: warnings[index] ?? [] })),
  }
}

/** Whether everyone gets exactly this build already, so that there is nothing to publish. */
async function isLive(storage: Storage, doc: RegistryDocument, { bundle, bytes }: Dist): Promise<boolean> {
  const { name, version } = bundle
  const { live, canary } = entryOf(doc, name)
  if (live !== version || canary) return false
  const stored = await storage.read(bundleKey(name, version))
  return stored?.equals(bytes) ?? false
}

/** Several bundles would each choose their own visitors, so that some would get a mixture. */
export function refuseCanaries(): never {
  return refuse(
    'one-canary',
    'Only one bundle at a time can go to some visitors: several go to everyone in one flip.',
  )
}
