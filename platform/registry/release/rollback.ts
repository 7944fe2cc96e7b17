import { type BundleCache, bundleCache } from '../bundles/cache.ts'
import { changeDocument } from '../document/change.ts'
import { type Author, type Entry, type RegistryDocument, withEntry } from '../document/document.ts'
import { endCanary, liveBefore, returnTo, stampOf, wasPruned } from '../document/entry.ts'
import { gate, passGate } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/served-bundles.ts'
import { refuse } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed, publishedBundle, type Release, releaseOf } from './release.ts'

export interface Rollback extends Author {
  /** Default: the previous version, or the live one if a canary is running. */
  readonly version?: string | undefined
  readonly why?: string | undefined
  readonly now?: Date | undefined
}

/** Undoes a release: ends the canary, or returns everyone to an earlier version if that passes the gate. */
export async function rollback(
  storage: Storage,
  name: string,
  { version, why, ...author }: Rollback = {},
): Promise<Release> {
  const bundles = bundleCache(storage)
  const stamp = stampOf(author)
  const doc = await changeDocument(storage, async (doc) => {
    const { kind, entry } = entryNamed(doc, name)
    const { canary } = entry
    if (canary && (version === undefined || version === entry.live)) {
      return withEntry(doc, { kind, name, entry: endCanary({ ...entry, canary }, 'rollback', stamp, why) })
    }
    const target = version ?? entry.previous
    if (target === undefined)
      return refuse('no-previous', `${name} has no earlier version to return to. Name one.`)
    if (target === entry.live) return refuse('already-live', `${target} is live already.`)
    passGate(await publishedBundle(doc, bundles, name, target), await servedBundlesOf(doc, bundles))
    const previous = await fallbackFor(doc, name, entry, target, bundles)
    return withEntry(doc, { kind, name, entry: returnTo(entry, target, previous, stamp, why) })
  })
  return releaseOf(doc, name)
}

/** The version that was live before `target`, if it still passes the gate, as everything in the document must. */
async function fallbackFor(
  doc: RegistryDocument,
  name: string,
  entry: Entry,
  target: string,
  bundles: BundleCache,
): Promise<string | undefined> {
  const version = liveBefore(entry, target)
  const isThere = version !== undefined && !wasPruned(entry, version)
  const stored = isThere ? await bundles.load(name, version) : null
  if (!stored || gate(stored.bundle, await servedBundlesOf(doc, bundles)).length > 0) return undefined
  return version
}
