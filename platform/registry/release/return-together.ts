import type { Bundle } from '../../protocol/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import { type RegistryDocument, withEntry } from '../document/document.ts'
import {
  endedWithGroup,
  liveBefore,
  resumeCanary,
  returnTo,
  type Stamp,
  wasPruned,
  withdrawn,
} from '../document/entry.ts'
import { gateGroup, passGate } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/load-served-bundles.ts'
import { type ServedBundles, servedAfter } from '../gate/served-bundles.ts'
import { othersIn } from './others-in.ts'
import { entryNamed, publishedBundle } from './release.ts'

/** A bundle and the version to which it returns; without one it is withdrawn. */
export interface Return {
  readonly name: string
  readonly version: string | undefined
}

/** Returns everyone to earlier versions in one flip, if these pass the gate beside each other and everything else. */
export async function returnTogether(
  doc: RegistryDocument,
  returns: readonly Return[],
  bundles: BundleCache,
  stamp: Stamp,
  why: string | undefined,
): Promise<RegistryDocument> {
  const group: Bundle[] = []
  for (const { name, version } of returns) {
    if (version !== undefined) group.push(await publishedBundle(doc, bundles, name, version))
  }
  let next = doc
  for (const { name, version } of returns) {
    if (version !== undefined) continue
    const named = entryNamed(next, name)
    next = withEntry(next, { ...named, entry: withdrawn(named, stamp, why, othersIn(group, name)) })
  }
  const served = await servedBundlesOf(next, bundles)
  passGate(group, served)
  const after = servedAfter(group, served)
  for (const { name, version } of group) {
    const named = entryNamed(next, name)
    const previous = await fallbackFor(next, name, version, after, bundles)
    const entry = returnTo(named.entry, version, previous, stamp, why, othersIn(group, name))
    next = withEntry(next, { ...named, entry })
  }
  for (const { name } of group) next = await withCanaryBack(doc, next, name, bundles, stamp)
  return next
}

/** Starts the canary again that ended when the group went live, if it passes the gate beside what is served now. */
async function withCanaryBack(
  before: RegistryDocument,
  now: RegistryDocument,
  name: string,
  bundles: BundleCache,
  stamp: Stamp,
): Promise<RegistryDocument> {
  const { live = '', canary } = entryNamed(before, name).entry
  const named = entryNamed(now, name)
  const ended = endedWithGroup(named.entry, live)
  const isBack = named.entry.live === liveBefore(named.entry, live)
  if (!ended || canary || !isBack || wasPruned(named.entry, ended.version)) return now
  const stored = await bundles.load(name, ended.version)
  if (!stored || gateGroup([stored.bundle], await servedBundlesOf(now, bundles)).length > 0) return now
  return withEntry(now, { ...named, entry: resumeCanary(named.entry, ended, stamp) })
}

/** The version that was live before `target`, if it still passes the gate, as everything in the document must. */
async function fallbackFor(
  doc: RegistryDocument,
  name: string,
  target: string,
  after: ServedBundles,
  bundles: BundleCache,
): Promise<string | undefined> {
  const { entry } = entryNamed(doc, name)
  const version = liveBefore(entry, target)
  const isThere = version !== undefined && !wasPruned(entry, version)
  const stored = isThere ? await bundles.load(name, version) : null
  if (!stored || gateGroup([stored.bundle], after).length > 0) return undefined
  return version
}
