import type { Bundle } from '../../protocol/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import {
  type Canary,
  entriesOf,
  findEntry,
  type HistoryEvent,
  type NamedEntry,
  type RegistryDocument,
  type Target,
  type WaitingRelease,
} from '../document/document.ts'
import { wasPruned } from '../document/entry.ts'
import { waitingFor } from '../document/waiting.ts'
import { refuse } from '../refused.ts'

/** The result of a promotion or a rollback. */
export interface Release {
  readonly name: string
  /** The version that everyone gets now, or the share of the visitors. */
  readonly version: string
  readonly from?: string | undefined
  readonly share?: number | undefined
  /** The viewers of whom it is a share, if not all. */
  readonly only?: Target | undefined
  /** The versions of other bundles that were released, or taken back, in the same flip. */
  readonly with?: HistoryEvent['with']
  /** The canaries of other versions that ended with this flip, by bundle. */
  readonly ended?: Readonly<Record<string, Canary>> | undefined
  /** The canaries that run again after a rollback, by bundle. */
  readonly resumed?: Readonly<Record<string, Canary>> | undefined
  /** Nobody gets it yet: it waits for its time, or for approval. */
  readonly waits?: WaitingRelease | undefined
  readonly revision: number
}

/** Describes the last event of an entry, which led to `doc`. */
export function releaseOf(doc: RegistryDocument, name: string): Release {
  const { entry } = entryNamed(doc, name)
  const last = entry.history.at(-1)
  if (!last) return refuse('unknown-name', `No version of '${name}' was released.`)
  const { version, from, with: others } = last
  const { revision } = doc
  const waits = last.action === 'plan' || last.action === 'approve' ? waitingFor(doc, name) : undefined
  if (waits) return { name, version, from: entry.live, share: waits.share, only: waits.only, waits, revision }
  const { share, only } = (last.action === 'canary' ? entry.canary : undefined) ?? {}
  const flip = [name, ...Object.keys(others ?? {})]
  return {
    name,
    version,
    from,
    share,
    only,
    ...(others && { with: others }),
    ...canariesIn(doc, flip, 'ended'),
    ...canariesIn(doc, flip, 'resumed'),
    revision,
  }
}

/** The canaries that the last events of these bundles have ended, or started again; nothing if there are none. */
function canariesIn(doc: RegistryDocument, names: readonly string[], change: 'ended' | 'resumed') {
  const canaries = names.flatMap((name) => {
    const canary = findEntry(doc, name)?.history.at(-1)?.[change]
    return canary ? [[name, canary] as const] : []
  })
  return canaries.length > 0 ? { [change]: Object.fromEntries(canaries) } : {}
}

export function entryNamed(doc: RegistryDocument, name: string): NamedEntry {
  const entries = entriesOf(doc)
  const found = entries.find((entry) => entry.name === name)
  if (found) return found
  const known = entries.map((entry) => entry.name).join(', ') || 'nothing so far'
  return refuse('unknown-name', `'${name}' was never published here. Published: ${known}.`)
}

/** Loads the bundle of a completely published version that was not deleted. */
export async function publishedBundle(
  doc: RegistryDocument,
  bundles: BundleCache,
  name: string,
  version: string,
): Promise<Bundle> {
  const entry = findEntry(doc, name)
  if (entry && wasPruned(entry, version))
    return refuse('not-published', `${name} ${version} was deleted. Publish it again as a new version.`)
  const stored = await bundles.load(name, version)
  if (stored) return stored.bundle
  const damage = bundles.damageOf(name, version)
  return damage === undefined
    ? refuse('not-published', `${name} ${version} is not published.`)
    : refuse('bad-bundle', damage)
}
