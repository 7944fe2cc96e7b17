import { entriesOf, type RegistryDocument, versionsOf } from '../document/document.ts'
import { ALERTS, alertPrefix, VOTES, votePrefix } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

/** The record of one visitor with one version. Times are those of the latest report of each kind. */
export interface Vote {
  /** Digest of the network in which the visitor loaded the page. */
  readonly from: string
  readonly loaded?: number | undefined
  readonly failed?: number | undefined
  readonly crashed?: number | undefined
  /** Time of the first load only. Later loads come from the browser's cache and would make a new version look slow. */
  readonly ms?: number | undefined
}

export interface ReportMessage {
  readonly at: number
  readonly kind: 'failure' | 'crash'
  readonly text: string
  /** Scripts with line and column, innermost first: `news/1.0.0-a/page.js:1:234`. */
  readonly stack?: readonly string[]
}

/** The votes that one node has counted for one version. */
export interface VoteFile {
  /** The limit is stored with the counts, so that readers don't need the configuration. */
  readonly perNetwork: number
  /** Keyed by the digest of the visitor's id. */
  readonly visitors: Readonly<Record<string, Vote>>
  readonly messages: readonly ReportMessage[]
}

export interface Votes {
  readonly visitors: ReadonlyMap<string, Vote>
  /** The latest few, newest first. */
  readonly messages: readonly ReportMessage[]
}

export const MAX_MESSAGES = 3

/** Merges the votes of all nodes on one version: each visitor once, and at most `perNetwork` visitors per network. */
export async function readVotes(storage: Storage, name: string, version: string): Promise<Votes> {
  const keys = await storage.list(votePrefix(name, version))
  const read = await Promise.all(keys.map((key) => readVoteFile(storage, key)))
  const files = read.filter((file) => file !== null)
  const merged = new Map<string, Vote>()
  for (const file of files) {
    for (const [visitor, vote] of Object.entries(file.visitors)) {
      const known = merged.get(visitor)
      merged.set(visitor, known ? mergeVotes(known, vote) : vote)
    }
  }
  const messages = files.flatMap((file) => file.messages).sort((a, b) => b.at - a.at)
  const perNetwork = Math.max(0, ...files.map((file) => file.perNetwork))
  return { visitors: capped(merged, perNetwork), messages: messages.slice(0, MAX_MESSAGES) }
}

export async function readVoteFile(storage: Storage, key: string): Promise<VoteFile | null> {
  const bytes = await storage.read(key)
  return bytes === null ? null : (JSON.parse(bytes.toString()) as VoteFile)
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

/** Removes the votes on versions that are no longer served, and the marks of their alerts. */
export async function removeStaleVotes(storage: Storage, doc: RegistryDocument): Promise<void> {
  const served = entriesOf(doc).flatMap(({ name, entry }) =>
    versionsOf(entry).flatMap((v) => [votePrefix(name, v), alertPrefix(name, v)]),
  )
  for (const key of [...(await storage.list(VOTES)), ...(await storage.list(ALERTS))]) {
    if (!served.some((prefix) => key.startsWith(prefix))) await storage.remove(key)
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
