import { bundleCache } from './bundle-cache.ts'
import { readDocument } from './document.ts'
import { gate } from './gate.ts'
import { readDist } from './read-dist.ts'
import type { Refusal } from './refused.ts'
import { standingOf } from './standing.ts'
import type { Storage } from './storage.ts'

/** What the gate would have against publishing a build now; nothing is stored. */
export async function checkDist(storage: Storage, distFolder: string): Promise<Refusal[]> {
  const { bundle } = await readDist(distFolder)
  return gate(bundle, await standingOf(await readDocument(storage), bundleCache(storage)))
}
