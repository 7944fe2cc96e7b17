import type { Bundle } from '../../protocol/index.ts'
import { bundleCache } from '../bundles/cache.ts'
import { readDist } from '../bundles/read-dist.ts'
import type { Permit } from '../document/change.ts'
import { findEntry, type RegistryDocument, readDocument } from '../document/document.ts'
import { describeAudience } from '../document/target.ts'
import { gateGroup } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/load-served-bundles.ts'
import { Refused } from '../refused.ts'
import { bundleKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { droppedPages } from './dropped-pages.ts'
import { ownerRefusals } from './owner.ts'
import { refuseTwice } from './refuse-twice.ts'
import { entryOf } from './with-release.ts'

/** A build that may be published, beside those that were checked with it. */
export interface CheckedBuild {
  readonly name: string
  readonly version: string
  /** Whether this version is published already, so that it can only be promoted. */
  readonly isPublished: boolean
  readonly warnings: readonly string[]
}

/** Throws `Refused` if the gate would refuse to publish these builds in one flip now; stores nothing. */
export async function checkBuilds(
  storage: Storage,
  distFolders: readonly string[],
  { permit, team }: { readonly permit?: Permit | undefined; readonly team?: string | undefined } = {},
): Promise<CheckedBuild[]> {
  const group = (await Promise.all(distFolders.map(readDist))).map(({ bundle }) => bundle)
  refuseTwice(group)
  const doc = await readDocument(storage)
  for (const { name } of group) permit?.(name, findEntry(doc, name))
  const bundles = bundleCache(storage)
  const [first, ...more] = [
    ...group.flatMap((bundle) => ownerRefusals(entryOf(doc, bundle.name), bundle, team)),
    ...gateGroup(group, await servedBundlesOf(doc, bundles)),
  ]
  if (first) throw new Refused(first, ...more)
  return Promise.all(
    group.map(async (bundle) => {
      const { name, version } = bundle
      const isPublished = (await storage.read(bundleKey(name, version))) !== null
      const warnings = await droppedPages(doc, bundles, bundle, group)
      return { name, version, isPublished, warnings: [...warnings, ...endingCanary(doc, bundle, group)] }
    }),
  )
}

/** Several bundles go to everyone, so none of them keeps its canary, whichever team it belongs to. */
function endingCanary(doc: RegistryDocument, { name, version }: Bundle, group: readonly Bundle[]): string[] {
  const { canary } = entryOf(doc, name)
  if (!canary || canary.version === version || group.length === 1) return []
  const audience = describeAudience(canary.share, canary.only)
  return [`The canary ${name} ${canary.version}, for ${audience}, ends when these go live together.`]
}
