import { randomUUID } from 'node:crypto'
import {
  entriesOf,
  type RegistryDocument,
  readDocument,
  versionsOf,
} from '../../../registry/document/document.ts'
import { lastAutoRollback } from '../../../registry/document/last-auto-rollback.ts'
import { ALERTS, alertPrefix, VOTES, votePrefix } from '../../../registry/storage/keys.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import type { OnDamage } from '../../../registry/storage/stored-json.ts'
import { Ballot } from './ballot.ts'
import { parseVoteFile, type VoteFile } from './vote-file.ts'

const ATTEMPTS = 5

/** Writes a file of its own, so that no node overwrites votes of another. The names are in the order of time. */
export async function writeVotes(storage: Storage, prefix: string, file: VoteFile): Promise<string> {
  const key = `${prefix}${Date.now()}-${randomUUID()}.json`
  await storage.put(key, Buffer.from(JSON.stringify(file)))
  return key
}

/** Merges the votes of all nodes on one version: each visitor once. Passes over damaged files. */
export async function readVotes(
  storage: Storage,
  name: string,
  version: string,
  onDamage?: OnDamage,
): Promise<Ballot> {
  const ballot = new Ballot()
  const read = new Set<string>()
  // A file that is gone has been merged into a newer one.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const keys = await storage.list(votePrefix(name, version))
    if (await mergeFiles(storage, ballot, { keys, read }, onDamage)) break
  }
  return ballot
}

/** Merges the files that were not read yet; returns whether all of them were still there. */
export async function mergeFiles(
  storage: Storage,
  ballot: Ballot,
  { keys, read }: { readonly keys: readonly string[]; readonly read: Set<string> },
  onDamage?: OnDamage,
): Promise<boolean> {
  const fresh = keys.filter((key) => !read.has(key))
  const found = await Promise.all(fresh.map(async (key) => ({ key, bytes: await storage.read(key) })))
  for (const { key, bytes } of found) {
    if (!bytes) continue
    read.add(key)
    const file = parseVoteFile(bytes)
    if (file) ballot.merge(file)
    else onDamage?.(`${key} is damaged: the votes in it don't count.`)
  }
  return found.every(({ bytes }) => bytes)
}

/** Removes the votes on versions that are no longer served, and the marks of their alerts; the verdict on a canary stays. */
export async function removeStaleVotes(
  storage: Storage,
  readCurrent: () => Promise<RegistryDocument> = () => readDocument(storage),
): Promise<void> {
  const keys = [...(await storage.list(VOTES)), ...(await storage.list(ALERTS))]
  // Read after the list, so that no version is missing on which somebody votes already.
  const kept = entriesOf(await readCurrent()).flatMap(({ name, entry }) =>
    [...versionsOf(entry), lastAutoRollback(entry)?.version ?? []]
      .flat()
      .flatMap((version) => [votePrefix(name, version), alertPrefix(name, version)]),
  )
  for (const key of keys) {
    if (!kept.some((prefix) => key.startsWith(prefix))) await storage.remove(key)
  }
}
