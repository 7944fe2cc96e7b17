import { type Change, type ChangeOptions, changeDocument } from '../document/change.ts'
import {
  entriesOf,
  findEntry,
  type RegistryDocument,
  readDocument,
  versionsOf,
  withEntry,
} from '../document/document.ts'
import { isReleased, lastMentioned, recordPrune, type Stamp, stampOf, wasPruned } from '../document/entry.ts'
import { waitingFor } from '../document/waiting.ts'
import { refuse } from '../refused.ts'
import { otherEnvironments } from '../storage/environment.ts'
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
 * Deletes old versions that nothing needs, in any environment on the storage. Each is marked in the histories before its files
 * go, so that no release can choose it in between; a call that was killed is completed by the next one.
 */
export async function prune(
  storage: Storage,
  { days = 30, now = new Date(), by, permit }: Pruning = {},
): Promise<PrunedVersion[]> {
  if (!(days >= 0 && days <= MAX_DAYS))
    refuse('bad-days', `The number of days must be from 0 to ${MAX_DAYS}.`)
  const until = new Date(now.getTime() - days * DAY_MS).toISOString()
  const stamp = stampOf({ now, by })
  const others = await otherEnvironments(storage)
  const documents = await Promise.all(others.map((other) => readDocument(other)))
  const stored = (await storedVersions(storage)).filter((one) =>
    documents.every((doc) => !isNeeded(doc, one, until)),
  )
  const markOld: Change = (doc) => {
    const old = stored.filter((one) => isOld(doc, one, until))
    return old.length === 0 ? null : old.reduce((next, one) => withPrune(next, one, stamp), doc)
  }
  const doc = await changeDocument(storage, markOld, permit)
  const pruned = stored.filter(({ name, version }) => {
    const entry = findEntry(doc, name)
    return entry !== undefined && wasPruned(entry, version)
  })
  const markPruned: Change = (doc) => {
    const marked = pruned.filter(({ name, version }) => {
      const entry = findEntry(doc, name)
      return entry !== undefined && isReleased(entry, version) && !wasPruned(entry, version)
    })
    return marked.length === 0 ? null : marked.reduce((next, one) => withPrune(next, one, stamp), doc)
  }
  for (const other of others) await changeDocument(other, markPruned)
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

/** Whether a document knows a version and does not need it. */
function isOld(doc: RegistryDocument, one: PrunedVersion, until: string): boolean {
  const entry = findEntry(doc, one.name)
  if (!entry || wasPruned(entry, one.version) || isNeeded(doc, one, until)) return false
  return lastMentioned(entry, one.version) !== undefined
}

/** Whether a version is served, waits for its release, or was mentioned lately. */
function isNeeded(doc: RegistryDocument, { name, version }: PrunedVersion, until: string): boolean {
  const entry = findEntry(doc, name)
  if (!entry) return false
  if (versionsOf(entry).includes(version) || waitingFor(doc, name)?.bundles[name] === version) return true
  const last = lastMentioned(entry, version)
  return last !== undefined && last >= until
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
