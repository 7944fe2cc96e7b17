import type { Dist } from '../../bundles/read-dist.ts'
import { type Entry, entriesOf, findEntry, type RegistryDocument } from '../../document/document.ts'
import { refuse } from '../../refused.ts'
import { BUNDLES, bundleFolder } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'

export interface RoomLimits {
  readonly versions: number
  readonly bytes: number
}

/** The stored versions of a team that nobody is served: enough for some hundred releases between two prunes. */
const ROOM: RoomLimits = { versions: 200, bytes: 1_000_000_000 }

/**
 * Throws `Refused` if a team that publishes over the network would store more than its room: the storage may be on the disk
 * of the site's database. Versions that are live, canary or previous don't count.
 */
export async function assertHasRoom(
  storage: Storage,
  doc: RegistryDocument,
  { team, dists, limits = ROOM }: { team: string; dists: readonly Dist[]; limits?: RoomLimits },
): Promise<void> {
  const owned = entriesOf(doc).filter(({ entry }) => entry.owner?.team === team)
  // A name that is new may have files of a publish that was interrupted.
  const names = new Set([...owned, ...dists.map(({ bundle }) => bundle)].map(({ name }) => name))
  const versions = new Set(dists.map(({ bundle }) => bundleFolder(bundle.name, bundle.version)))
  const incoming = dists.flatMap(({ bytes, files }) => [bytes, ...files.map((file) => file.bytes)])
  let bytes = incoming.reduce((sum, { length }) => sum + length, 0)
  for (const name of names) {
    const served = servedFolders(name, findEntry(doc, name))
    for (const [key, size] of await storage.sizes(`${BUNDLES}${name}/`)) {
      const [, , version = ''] = key.split('/')
      const folder = bundleFolder(name, version)
      if (served.has(folder)) continue
      // A file of an interrupted publish is stored already, and counts once.
      if (!isIncoming(dists, folder)) bytes += size
      versions.add(folder)
    }
  }
  if (versions.size <= limits.versions && bytes <= limits.bytes) return
  refuse(
    'no-room',
    `The team '${team}' may store ${limits.versions} versions and ${limits.bytes / 1_000_000} MB that nobody is served, and this would be more. With a token for everything, or where the site's data is, delete old versions:`,
    'prune --days 7',
  )
}

function servedFolders(name: string, entry: Entry | undefined): ReadonlySet<string> {
  const versions = [entry?.live, entry?.previous, entry?.canary?.version]
  return new Set(versions.filter((version) => version !== undefined).map((v) => bundleFolder(name, v)))
}

function isIncoming(dists: readonly Dist[], folder: string): boolean {
  return dists.some(({ bundle }) => bundleFolder(bundle.name, bundle.version) === folder)
}
