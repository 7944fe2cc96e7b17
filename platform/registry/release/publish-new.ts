import type { Bundle } from '../../protocol/index.ts'
import { bundleCache } from '../bundles/cache.ts'
import { type Dist, readDescription, readDist } from '../bundles/read-dist.ts'
import { type Author, type RegistryDocument, readDocument } from '../document/document.ts'
import { hasForgotten, isReleased, stampOf } from '../document/entry.ts'
import { type Refusal, Refused } from '../refused.ts'
import { bundleKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { type PublishResult, publishTogether } from './publish.ts'
import { entryOf, withRelease } from './with-release.ts'

/** A version that the registry knows already, and that is not live. It stays as it is. */
export interface KeptVersion {
  readonly name: string
  readonly version: string
  /** The version that everyone gets instead. */
  readonly live?: string | undefined
}

export interface NewReleases {
  readonly published: readonly PublishResult[]
  readonly kept: readonly KeptVersion[]
  /** The gate's reasons why nothing was published, if it refused. */
  readonly refusals: readonly Refusal[]
}

const TO_EVERYONE = { kind: 'live' } as const

/**
 * Makes builds live that the registry has never seen, and leaves everything else as it is: a version that was held, rolled
 * back, replaced or is a canary was decided on by somebody. Releases one bundle after another, or all in one flip if they
 * only pass the gate together; if they don't pass then either, nothing changes.
 */
export async function publishNew(
  storage: Storage,
  distFolders: readonly string[],
  author: Author = {},
): Promise<NewReleases> {
  const doc = await readDocument(storage)
  const fresh: { dist: Dist; folder: string }[] = []
  const kept: KeptVersion[] = []
  for (const folder of distFolders) {
    const { bundle } = await readDescription(folder)
    const { name, version } = bundle
    const { live } = entryOf(doc, name)
    if (!(await isKnown(storage, doc, bundle))) fresh.push({ dist: await readDist(folder), folder })
    else if (live !== version) kept.push({ name, version, live })
  }
  const steps = (await passesInTurn(storage, doc, fresh)) ? fresh.map((one) => [one]) : [fresh]
  const published: PublishResult[] = []
  try {
    for (const step of steps.filter((step) => step.length > 0)) {
      const folders = step.map(({ folder }) => folder)
      published.push(...(await publishTogether(storage, folders, { channel: TO_EVERYONE, ...author })))
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { published, kept, refusals: error.refusals }
  }
  return { published, kept, refusals: [] }
}

async function isKnown(storage: Storage, doc: RegistryDocument, bundle: Bundle): Promise<boolean> {
  const entry = entryOf(doc, bundle.name)
  if (isReleased(entry, bundle.version)) return true
  return hasForgotten(entry) && (await storage.read(bundleKey(bundle.name, bundle.version))) !== null
}

/** Whether the gate lets each bundle pass on top of those before it. */
async function passesInTurn(
  storage: Storage,
  doc: RegistryDocument,
  fresh: readonly { dist: Dist }[],
): Promise<boolean> {
  const bundles = bundleCache(storage)
  const stamp = stampOf({})
  try {
    let next = doc
    for (const { dist } of fresh) {
      bundles.add(dist.bundle, dist.bytes)
      next = await withRelease(next, [dist.bundle], bundles, { channel: TO_EVERYONE, stamp })
    }
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
