import { type Change, type ChangeOptions, changeDocument } from '../document/change.ts'
import { entriesOf, type RegistryDocument, readDocument, withEntry } from '../document/document.ts'
import { lastMentioned, recordPrune, type Stamp, stampOf, wasPruned } from '../document/entry.ts'
import { refuse } from '../refused.ts'
import { BUNDLES, bundleFolder, bundleKey, claimKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { versions } from './history.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_DAYS = 36_500

export interface Pruning extends ChangeOptions {
  /** Versions that were served, or published, in this many days stay: pages that are open may still load their parts. */
  readonly days?: number | undefined
}

export interface PrunedVersion {
  readonly name: string
  readonly version: string
}

/**
 * Deletes old versions that nothing needs. Each is marked in the history before its files go, so that no release can choose
 * it in between; a call that was killed is completed by the next one.
 */
export async function prune(
  storage: Storage,
  { days = 30, now = new Date(), by, permit }: Pruning = {},
): Promise<PrunedVersion[]> {
  if (!(days >= 0 && days <= MAX_DAYS))
    refuse('bad-days', `The number of days must be from 0 to ${MAX_DAYS}.`)
  const until = new Date(now.getTime() - days * DAY_MS).toISOString()
  const stamp = stampOf({ now, by })
  const stored = await storedVersions(storage)
  const markOld: Change = (doc) => {
    const old = stored.filter((one) => isOld(doc, one, until))
    return old.length === 0 ? null : old.reduce((next, one) => withPrune(next, one, stamp), doc)
  }
  const doc = await changeDocument(storage, markOld, permit)
  const pruned = stored.filter(({ name, version }) => {
    const entry = entriesOf(doc).find((found) => found.name === name)?.entry
    return entry !== undefined && wasPruned(entry, version)
  })
  for (const one of pruned) await remove(storage, one)
  return pruned
}

async function storedVersions(storage: Storage): Promise<PrunedVersion[]> {
  const names = entriesOf(await readDocument(storage)).map(({ name }) => name)
  const found = await Promise.all(
    names.map(async (name) => (await versions(storage, name)).map(({ version }) => ({ name, version }))),
  )
  return found.flat()
}

function isOld(doc: RegistryDocument, { name, version }: PrunedVersion, until: string): boolean {
  const entry = entriesOf(doc).find((found) => found.name === name)?.entry
  if (!entry || wasPruned(entry, version)) return false
  const { live, previous, canary } = entry
  if ([live, previous, canary?.version].includes(version)) return false
  const last = lastMentioned(entry, version)
  return last !== undefined && last < until
}

function withPrune(doc: RegistryDocument, { name, version }: PrunedVersion, stamp: Stamp): RegistryDocument {
  const named = entriesOf(doc).find((found) => found.name === name)
  return named ? withEntry(doc, { ...named, entry: recordPrune(named.entry, version, stamp) }) : doc
}

/** The marker last: by it, a call that was killed halfway is found again. */
async function remove(storage: Storage, { name, version }: PrunedVersion): Promise<void> {
  const keys = await storage.list(`${BUNDLES}${bundleFolder(name, version)}`)
  const marker = bundleKey(name, version)
  const others = keys.filter((key) => key !== marker)
  for (const key of [...others, claimKey(name, version), marker]) await storage.remove(key)
}
