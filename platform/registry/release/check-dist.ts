import { bundleCache } from '../bundles/cache.ts'
import { readDist } from '../bundles/read-dist.ts'
import { findEntry, readDocument } from '../document/document.ts'
import { NEW_ENTRY } from '../document/entry.ts'
import { gateGroup } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/load-served-bundles.ts'
import type { Refusal } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { ownerRefusals } from './owner.ts'

/** Returns the reasons why the gate would refuse to publish a build now; stores nothing. */
export async function checkDist(storage: Storage, distFolder: string): Promise<Refusal[]> {
  const { bundle } = await readDist(distFolder)
  const doc = await readDocument(storage)
  const entry = findEntry(doc, bundle.name) ?? NEW_ENTRY
  return [
    ...ownerRefusals(entry, bundle),
    ...gateGroup([bundle], await servedBundlesOf(doc, bundleCache(storage))),
  ]
}
