import { readDist } from '../bundles/read-dist.ts'
import { readDocument } from '../document/document.ts'
import { bundleKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { entryOf } from './with-release.ts'

export interface LiveBuild {
  readonly name: string
  readonly version: string
}

/** Returns the name and version of a build if everyone gets exactly this one already, so that there is nothing to publish. */
export async function liveBuild(storage: Storage, distFolder: string): Promise<LiveBuild | undefined> {
  const { bundle, bytes } = await readDist(distFolder)
  const { name, version } = bundle
  const { live, canary } = entryOf(await readDocument(storage), name)
  if (live !== version || canary) return undefined
  const stored = await storage.read(bundleKey(name, version))
  return stored?.equals(bytes) ? { name, version } : undefined
}
