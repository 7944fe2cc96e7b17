import { bundleCache } from '../bundles/cache.ts'
import { type Dist, readDist } from '../bundles/read-dist.ts'
import { type Canary, findEntry, type RegistryDocument, readDocument } from '../document/document.ts'
import { refuse } from '../refused.ts'
import { bundleKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { droppedPages } from './dropped-pages.ts'
import { type Publication, type PublishResult, publishDists } from './publish.ts'
import { type Channel, type ChosenChannel, entryOf } from './with-release.ts'

export interface Published {
  /** Builds that were live before, or the canary, so that there was nothing to do. */
  readonly unchanged: readonly {
    readonly name: string
    readonly version: string
    readonly canary?: Canary | undefined
  }[]
  readonly published: readonly (PublishResult & { readonly warnings: readonly string[] })[]
}

/** The share of the visitors who get a new version, unless its publisher chooses. */
const DEFAULT_SHARE = 0.1

/** Publishes those of the builds that are not live already; several in one flip. */
export async function publishChanged(
  storage: Storage,
  distFolders: readonly string[],
  publication: Publication<ChosenChannel>,
): Promise<Published> {
  const dists = await Promise.all(distFolders.map(readDist))
  const doc = await readDocument(storage)
  for (const { bundle } of dists) publication.permit?.(bundle.name, findEntry(doc, bundle.name))
  const changed: Dist[] = []
  const unchanged: Published['unchanged'][number][] = []
  for (const dist of dists) {
    const { name, version } = dist.bundle
    const { canary } = entryOf(doc, name)
    if (await isServed(storage, doc, dist, publication.channel))
      unchanged.push({ name, version, ...(canary && { canary }) })
    else changed.push(dist)
  }
  const channel = channelFor(doc, changed, publication.channel)
  if (changed.length > 1 && channel.kind === 'canary') refuseCanaries()
  if (changed.length === 0) return { unchanged, published: [] }
  const bundles = bundleCache(storage)
  const group = changed.map(({ bundle }) => bundle)
  const warnings = await Promise.all(group.map((bundle) => droppedPages(doc, bundles, bundle, group)))
  const results = await publishDists(storage, changed, { ...publication, channel })
  return {
    unchanged,
    published: results.map((result, index) => ({ ...result, warnings: warnings[index] ?? [] })),
  }
}

function channelFor(doc: RegistryDocument, changed: readonly Dist[], channel: ChosenChannel): Channel {
  if (channel.kind !== 'default') return channel
  if (changed.every(({ bundle }) => entryOf(doc, bundle.name).live === undefined)) return { kind: 'live' }
  if (changed.length === 1) return { kind: 'canary', share: DEFAULT_SHARE }
  return refuse(
    'one-canary',
    'Several bundles have no canary: they go to everyone in one flip. If that is meant, add --all.',
  )
}

/** Whether visitors get exactly this build already, so that there is nothing to publish. */
async function isServed(
  storage: Storage,
  doc: RegistryDocument,
  { bundle, bytes }: Dist,
  channel: ChosenChannel,
): Promise<boolean> {
  const { name, version } = bundle
  const { live, canary } = entryOf(doc, name)
  // Nobody who publishes a canary to everyone, or with a share, means that it stays as it is.
  const served = canary && channel.kind === 'default' ? canary.version : live
  if (served !== version || (canary && channel.kind !== 'default')) return false
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
