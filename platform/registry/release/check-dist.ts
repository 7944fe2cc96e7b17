import { bundleCache } from '../bundles/cache.ts'
import { readDist } from '../bundles/read-dist.ts'
import { readDocument } from '../document/document.ts'
import { gate } from '../gate/gate.ts'
import { standingOf } from '../gate/standing.ts'
import type { Refusal } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'

/** What the gate would have against publishing a build now; nothing is stored. */
export async function checkDist(storage: Storage, distFolder: string): Promise<Refusal[]> {
  const { bundle } = await readDist(distFolder)
  return gate(bundle, await standingOf(await readDocument(storage), bundleCache(storage)))
}
