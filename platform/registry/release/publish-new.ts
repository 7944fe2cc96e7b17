import type { Bundle } from '../../protocol/index.ts'
import { bundleCache } from '../bundles/cache.ts'
import { type Dist, readDescription, readDist } from '../bundles/read-dist.ts'
import { type Author, type Canary, type RegistryDocument, readDocument } from '../document/document.ts'
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
  /** The version that everyone gets instead, or all but a share of the visitors. */
  readonly live?: string | undefined
  /** Present if it is the canary. */
  readonly canary?: Canary | undefined
}

export interface NewReleases {
  readonly published: readonly PublishResult[]
  readonly kept: readonly KeptVersion[]
  /** The gate's reasons why it refused the others. */
  readonly refusals: readonly Refusal[]
}

/** A build that the registry has never seen, and its folder. */
interface Fresh {
  readonly dist: Dist
  readonly folder: string
}

const TO_EVERYONE = { kind: 'live' } as const

/**
 * Makes builds live that the registry has never seen, and leaves everything else as it is: a version that was held, rolled
 * back, replaced or is a canary was decided on by somebody. Releases one bundle after another, and in one flip those that
 * only pass the gate together. A bundle that doesn't pass keeps no other from being released that passes without it.
 */
export async function publishNew(
  storage: Storage,
  distFolders: readonly string[],
  author: Author = {},
): Promise<NewReleases> {
  const doc = await readDocument(storage)
  const fresh: Fresh[] = []
  const kept: KeptVersion[] = []
  for (const folder of distFolders) {
    const { bundle } = await readDescription(folder)
    const { name, version } = bundle
    const { live, canary } = entryOf(doc, name)
    if (!(await isKnown(storage, doc, bundle))) fresh.push({ dist: await readDist(folder), folder })
    else if (live !== version)
      kept.push({ name, version, live, ...(canary?.version === version && { canary }) })
  }
  const { steps, refusals } = await planOf(storage, doc, fresh, author)
  const published: PublishResult[] = []
  for (const step of steps) {
    const folders = step.map(({ folder }) => folder)
    try {
      published.push(...(await publishTogether(storage, folders, { channel: TO_EVERYONE, ...author })))
    } catch (error) {
      refusals.push(...refusalsIn(error))
    }
  }
  return { published, kept, refusals }
}

async function isKnown(storage: Storage, doc: RegistryDocument, bundle: Bundle): Promise<boolean> {
  const entry = entryOf(doc, bundle.name)
  if (isReleased(entry, bundle.version)) return true
  return hasForgotten(entry) && (await storage.read(bundleKey(bundle.name, bundle.version))) !== null
}

/**
 * Divides bundles into steps that the gate lets pass, each on top of those before it. It tries them one by one, until none
 * passes any more, and then the rest together, or all but one of the rest.
 */
async function planOf(storage: Storage, doc: RegistryDocument, fresh: readonly Fresh[], author: Author) {
  const bundles = bundleCache(storage)
  for (const { dist } of fresh) bundles.add(dist.bundle, dist.bytes)
  const steps: (readonly Fresh[])[] = []
  let next = doc
  let waiting = fresh

  /** The reasons why the gate refuses a step; none if it was added. */
  async function add(step: readonly Fresh[]): Promise<readonly Refusal[]> {
    if (step.length === 0) return []
    try {
      const group = step.map(({ dist }) => dist.bundle)
      next = await withRelease(next, group, bundles, { channel: TO_EVERYONE, stamp: stampOf(author) })
    } catch (error) {
      return refusalsIn(error)
    }
    steps.push(step)
    waiting = waiting.filter((one) => !step.includes(one))
    return []
  }

  for (let before = Number.POSITIVE_INFINITY; waiting.length < before; ) {
    before = waiting.length
    for (const one of waiting) await add([one])
  }
  const rest = waiting
  for (const step of [rest, ...rest.map((one) => rest.filter((other) => other !== one))])
    if (waiting === rest) await add(step)
  return { steps, refusals: [...(await add(waiting))] }
}

function refusalsIn(error: unknown): readonly Refusal[] {
  if (error instanceof Refused) return error.refusals
  throw error
}
