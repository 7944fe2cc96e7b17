import type { Bundle } from '../../protocol/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import { type RegistryDocument, withEntry } from '../document/document.ts'
import { liveBefore, returnTo, type Stamp, wasPruned, withdrawn } from '../document/entry.ts'
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
  return next
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
