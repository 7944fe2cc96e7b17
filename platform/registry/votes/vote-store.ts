import { entriesOf, type RegistryDocument, versionsOf } from '../document/document.ts'
import { VOTES, votePrefix } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

/** What one visitor's browser has met with one version. Times are of the latest report of each kind. */
export interface Vote {
  /** Digest of the address from which it was first heard. */
  readonly from: string
  readonly loaded?: number | undefined
  readonly failed?: number | undefined
  readonly crashed?: number | undefined
  /** Of its first load: later ones come from the browser's cache, beside which a new version would look slow. */
  readonly ms?: number | undefined
}

export interface Message {
  readonly at: number
  readonly kind: 'failure' | 'crash'
  readonly text: string
}

/** What one node has counted of one version. */
export interface VoteFile {
  /** Travels with the counts, so that whoever reads them need not be told. */
  readonly perAddress: number
  /** By digest of the visitor's id. */
  readonly visitors: Readonly<Record<string, Vote>>
  readonly messages: readonly Message[]
}

export interface Votes {
  readonly visitors: ReadonlyMap<string, Vote>
  /** The latest few, newest first. */
  readonly messages: readonly Message[]
}

export const KEPT_MESSAGES = 3

/** The votes of all nodes on one version: each visitor once, and no more of one address than a node would count. */
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
  const perAddress = Math.max(0, ...files.map((file) => file.perAddress))
  return { visitors: capped(merged, perAddress), messages: messages.slice(0, KEPT_MESSAGES) }
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

/** Removes what was counted of versions that nobody is served any more. */
export async function forgetVotes(storage: Storage, doc: RegistryDocument): Promise<void> {
  const served = entriesOf(doc).flatMap(({ name, entry }) =>
    versionsOf(entry).map((v) => votePrefix(name, v)),
  )
  for (const key of await storage.list(VOTES)) {
    if (!served.some((prefix) => key.startsWith(prefix))) await storage.remove(key)
  }
}

function capped(visitors: ReadonlyMap<string, Vote>, perAddress: number): Map<string, Vote> {
  const heard = new Map<string, number>()
  // In the order of the digests, so that every reader leaves out the same visitors.
  const ordered = [...visitors].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(
    ordered.filter(([, { from }]) => {
      const count = (heard.get(from) ?? 0) + 1
      heard.set(from, count)
      return count <= perAddress
    }),
  )
}

function latest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}
