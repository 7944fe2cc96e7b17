import { bundleCache } from '../bundles/cache.ts'
import { readDist } from '../bundles/read-dist.ts'
import { readDocument } from '../document/document.ts'
import { gateGroup } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/load-served-bundles.ts'
import type { Refusal } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { ownerRefusals } from './owner.ts'
import { entryOf } from './with-release.ts'

/** Returns the reasons why the gate would refuse to publish these builds in one flip now; stores nothing. */
export async function checkDists(storage: Storage, distFolders: readonly string[]): Promise<Refusal[]> {
  const group = (await Promise.all(distFolders.map(readDist))).map(({ bundle }) => bundle)
  const doc = await readDocument(storage)
  return [
    ...group.flatMap((bundle) => ownerRefusals(entryOf(doc, bundle.name), bundle)),
    ...gateGroup(group, await servedBundlesOf(doc, bundleCache(storage))),
  ]
}
