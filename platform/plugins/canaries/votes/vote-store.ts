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
import { parseVoteFile, type ReportMessage, type Vote, type VoteFile } from './vote-file.ts'

export interface Votes {
  readonly visitors: ReadonlyMap<string, Vote>
  /** The latest few, newest first. */
  readonly messages: readonly ReportMessage[]
}

export const MAX_MESSAGES = 3

/**
 * Merges the votes of all nodes on one version: each visitor once, and at most `perNetwork` visitors per network. Passes
 * over damaged files.
 */
export async function readVotes(
  storage: Storage,
  name: string,
  version: string,
  onDamage?: OnDamage,
): Promise<Votes> {
  const keys = await storage.list(votePrefix(name, version))
  const read = await Promise.all(keys.map((key) => readVoteFile(storage, key, onDamage)))
  const files = read.filter((file) => file !== null)
  const merged = new Map<string, Vote>()
  for (const file of files) {
    for (const [visitor, vote] of Object.entries(file.visitors)) {
      const known = merged.get(visitor)
      merged.set(visitor, known ? mergeVotes(known, vote) : vote)
    }
  }
  const perNetwork = Math.max(0, ...files.map((file) => file.perNetwork))
  const visitors = capped(merged, perNetwork)
  const messages = files
    .flatMap((file) => file.messages)
    .filter(({ visitor }) => visitors.has(visitor))
    .sort((a, b) => b.at - a.at)
  return { visitors, messages: messages.slice(0, MAX_MESSAGES) }
}

/** Null if there is no such file, or if it is damaged. */
export async function readVoteFile(
  storage: Storage,
  key: string,
  onDamage?: OnDamage,
): Promise<VoteFile | null> {
  const bytes = await storage.read(key)
  if (bytes === null) return null
  const file = parseVoteFile(bytes)
  if (!file) onDamage?.(`${key} is damaged: the votes in it don't count.`)
  return file ?? null
}

export function mergeVotes(known: Vote, other: Vote): Vote {
  return {
    from: known.from,
    loaded: latest(known.loaded, other.loaded),
    failed: latest(known.failed, other.failed),
    crashed: latest(known.crashed, other.crashed),
    ms: known.ms ?? other.ms,
  }
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

function capped(visitors: ReadonlyMap<string, Vote>, perNetwork: number): Map<string, Vote> {
  const counts = new Map<string, number>()
  // Sorted by digest, so that every reader leaves out the same visitors.
  const ordered = [...visitors].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(
    ordered.filter(([, { from }]) => {
      const count = (counts.get(from) ?? 0) + 1
      counts.set(from, count)
      return count <= perNetwork
    }),
  )
}

function latest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}
