import { setTimeout as sleep } from 'node:timers/promises'
import { distFolder, remoteBundle, shellBundle } from '../../../platform/registry/bundles/fixture-bundle.ts'
import { folderStorage, promote, publish } from '../../../platform/registry/index.ts'

const VERSIONS = ['1', '2']
export const FLIPPED = 'news'

/** Releases a small shell and two versions of a remote with one page, before the cluster starts. */
export async function releaseToys(data: string): Promise<void> {
  const storage = folderStorage(data)
  const bundles = [shellBundle(), ...VERSIONS.map((version) => remoteBundle({ name: FLIPPED, version }))]
  for (const bundle of bundles)
    await publish(storage, await distFolder(bundle, { compressed: true }), { channel: { kind: 'live' } })
}

/** Makes one version live after the other. */
export async function flip(data: string, flips: number): Promise<void> {
  const storage = folderStorage(data)
  for (let count = 0; count < flips; count += 1) {
    await promote(storage, FLIPPED, { version: VERSIONS[count % VERSIONS.length] ?? '' })
    // Slow enough for the gateways to notice many of them.
    await sleep(100)
  }
}
