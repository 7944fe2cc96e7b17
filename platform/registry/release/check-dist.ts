import { bundleCache } from '../bundles/cache.ts'
import { readDist } from '../bundles/read-dist.ts'
import { readDocument } from '../document/document.ts'
import { gate } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/served-bundles.ts'
import type { Refusal } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'

/** Returns the reasons why the gate would refuse to publish a build now; stores nothing. */
export async function checkDist(storage: Storage, distFolder: string): Promise<Refusal[]> {
  const { bundle } = await readDist(distFolder)
  return gate(bundle, await servedBundlesOf(await readDocument(storage), bundleCache(storage)))
}
