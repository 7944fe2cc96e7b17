import { REVISIONS, revisionKey, revisionOf } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

/** One step in the life of a remote or a shell. `publish` stores a version, the others change who gets it. */
export interface HistoryEvent {
  readonly at: string
  readonly action: 'publish' | 'promote' | 'canary' | 'rollback' | 'auto-rollback'
  /** The version that was stored, that went live or stays live, or whose canary began. */
  readonly version: string
  /** The version that it took the place of. */
  readonly from?: string | undefined
  readonly why?: string | undefined
}

/** A version on trial: `share` (0..1) of all visitors get it, always the same ones. */
export interface Canary {
  readonly version: string
  readonly share: number
  readonly since: string
}

/** Which versions of one remote, or of the shell, are served. */
export interface Entry {
  readonly live?: string | undefined
  /** The version to which a rollback leads, and the page's fallback. */
  readonly previous?: string | undefined
  readonly canary?: Canary | undefined
  /** Oldest first, the last 200. */
  readonly history: readonly HistoryEvent[]
}

export interface ShellEntry extends Entry {
  readonly name: string
}

/** The whole of what is released, as of one revision. */
export interface RegistryDocument {
  readonly revision: number
  readonly shell?: ShellEntry | undefined
  readonly remotes: Readonly<Record<string, Entry>>
}

export interface NamedEntry {
  readonly kind: 'shell' | 'remote'
  readonly name: string
  readonly entry: Entry
}

const NOTHING_RELEASED: RegistryDocument = { revision: 0, remotes: {} }

/** The shell first, then the remotes. */
export function entriesOf(doc: RegistryDocument): NamedEntry[] {
  const remotes = Object.entries(doc.remotes).map(([name, entry]) => ({
    kind: 'remote' as const,
    name,
    entry,
  }))
  return doc.shell ? [{ kind: 'shell', name: doc.shell.name, entry: doc.shell }, ...remotes] : remotes
}

export function findEntry(doc: RegistryDocument, name: string): Entry | undefined {
  return entriesOf(doc).find((found) => found.name === name)?.entry
}

export function withEntry(doc: RegistryDocument, { kind, name, entry }: NamedEntry): RegistryDocument {
  if (kind === 'shell') return { ...doc, shell: { ...entry, name } }
  return { ...doc, remotes: { ...doc.remotes, [name]: entry } }
}

/** Every version that an entry serves in some role. */
export function versionsOf(entry: Entry): string[] {
  return [entry.live, entry.canary?.version, entry.previous].filter((version) => version !== undefined)
}

export async function readDocument(storage: Storage): Promise<RegistryDocument> {
  return documentReader(storage)()
}

/** Reads the newest document again and again: asks for names each time, for a body only when there is a new one. */
export function documentReader(storage: Storage): () => Promise<RegistryDocument> {
  let known = NOTHING_RELEASED
  let reading: Promise<RegistryDocument> | undefined

  async function read(): Promise<RegistryDocument> {
    // A body can be gone again only if fifty newer ones came while we asked for it.
    for (let attempt = 0; attempt < 5; attempt++) {
      const newest = (await listRevisions(storage)).at(-1) ?? 0
      if (newest === known.revision) return known
      const body = newest === 0 ? undefined : await storage.read(revisionKey(newest))
      if (body !== null) {
        known = body === undefined ? NOTHING_RELEASED : parse(body, newest)
        return known
      }
    }
    throw new Error("The registry's newest document vanished each time that it was read. Try again.")
  }

  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}

/** Numbers of the stored revisions, oldest first. */
export async function listRevisions(storage: Storage): Promise<number[]> {
  const keys = await storage.list(REVISIONS)
  return keys
    .map(revisionOf)
    .filter((revision) => revision !== null)
    .sort((a, b) => a - b)
}

function parse(body: Buffer, revision: number): RegistryDocument {
  try {
    return { ...(JSON.parse(body.toString()) as RegistryDocument), revision }
  } catch (cause) {
    throw new Error(`${revisionKey(revision)} is not JSON. Remove it to return to the revision before.`, {
      cause,
    })
  }
}
