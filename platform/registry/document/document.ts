import { REVISIONS, revisionKey, revisionOf } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { OnDamage } from '../storage/stored-json.ts'
import { parseDocument } from './parse-document.ts'

/** The person or job that makes a change, and the commit of the sources. */
export interface Author {
  readonly by?: string | undefined
  /** The hash of a commit; it ends with `-dirty` if there were uncommitted changes. */
  readonly commit?: string | undefined
}

/** One event in the life of a remote or shell: `publish` stores a version, `prune` deletes it, `own` hands the name over, `plan` to `unfreeze` decide about releases to come, the others change who gets it. */
export interface HistoryEvent extends Author {
  readonly at: string
  readonly action:
    | 'publish'
    | 'promote'
    | 'canary'
    | 'rollback'
    | 'auto-rollback'
    | 'withdraw'
    | 'prune'
    | 'own'
    | 'plan'
    | 'approve'
    | 'cancel'
    | 'protect'
    | 'unprotect'
    | 'freeze'
    | 'unfreeze'
  /** The version that was stored or deleted, went live, stays live, started as a canary, or was live until withdrawn; empty if none is concerned. */
  readonly version: string
  /** The version that it replaced. */
  readonly from?: string | undefined
  readonly why?: string | undefined
  /** The versions of other bundles that went live, or live again, in the same flip. They return together too. */
  readonly with?: Readonly<Record<string, string>> | undefined
  /** The canary of another version that this ended. */
  readonly ended?: Canary | undefined
  /** The canary that had ended when a group went live, and that the group's rollback has started again. */
  readonly resumed?: Canary | undefined
}

/** Trait → values, one of which a viewer must have. The composing process gives the traits their meaning. */
export type Target = Readonly<Record<string, readonly string[]>>

/** A version on trial: a fixed `share` (0..1) of the visitors gets it, or of those in the target. */
export interface Canary {
  readonly version: string
  readonly share: number
  readonly only?: Target | undefined
  readonly since: string
}

/** The first publisher of a name, or the one that it was handed over to. Nobody else may publish under it. */
export interface Owner {
  /** Where the sources are; see `Bundle`. */
  readonly source?: string | undefined
  /** The team whose tokens may release it over the network. */
  readonly team?: string | undefined
}

/** Which versions of one remote, or of the shell, are served. */
export interface Entry {
  readonly live?: string | undefined
  /** The version that a rollback returns to, and that the page falls back to. */
  readonly previous?: string | undefined
  readonly canary?: Canary | undefined
  readonly owner?: Owner | undefined
  /** Whether every release of it needs the approval by a second person. */
  readonly isProtected?: boolean | undefined
  /** The last 200 events, oldest first. */
  readonly history: readonly HistoryEvent[]
}

export interface ShellEntry extends Entry {
  readonly name: string
}

/** A release that is not carried out yet: its time has not come, or a second person has to approve it. */
export interface WaitingRelease {
  /** Name → version; several go live in one flip. */
  readonly bundles: Readonly<Record<string, string>>
  readonly share?: number | undefined
  readonly only?: Target | undefined
  readonly why?: string | undefined
  /** When to carry it out; as soon as it is approved, if it has no time. */
  readonly at?: string | undefined
  /** `person` names an account, for sites on which people may change their names. */
  readonly planned: Author & { readonly at: string; readonly person?: string | undefined }
  readonly needsApproval?: boolean | undefined
  readonly approved?: (Author & { readonly at: string }) | undefined
}

/** While a site is frozen, nothing new is released. */
export interface Freeze extends Author {
  readonly at: string
  /** Without it, until somebody ends it. */
  readonly until?: string | undefined
  readonly why?: string | undefined
}

/** Everything that is released, as of one revision. */
export interface RegistryDocument {
  readonly revision: number
  readonly shell?: ShellEntry | undefined
  readonly remotes: Readonly<Record<string, Entry>>
  readonly waiting?: readonly WaitingRelease[] | undefined
  readonly freeze?: Freeze | undefined
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

/** Every version that an entry serves, in whatever role. */
export function versionsOf(entry: Entry): string[] {
  return [entry.live, entry.canary?.version, entry.previous].filter((version) => version !== undefined)
}

/** Calls `onDamage` if the newest document is damaged and an earlier one counts. */
export async function readDocument(storage: Storage, onDamage?: OnDamage): Promise<RegistryDocument> {
  return documentReader(storage, onDamage)()
}

/**
 * Returns a function that reads the newest document: it lists keys on each call, and reads a body only if it is new. If
 * the newest one is damaged, it returns the last good one under the newest number. So the next change is written above
 * the damaged one, and nobody, not even an open page, sees the revision go back.
 */
export function documentReader(storage: Storage, onDamage?: OnDamage): () => Promise<RegistryDocument> {
  let cached = NOTHING_RELEASED
  let isDamaged = false
  let reading: Promise<RegistryDocument> | undefined

  async function read(): Promise<RegistryDocument> {
    // A listed body can only be gone if fifty newer revisions were written since.
    for (let attempt = 0; attempt < 5; attempt++) {
      const revisions = await listRevisions(storage)
      const newest = revisions.at(-1) ?? 0
      // A damaged one is read again on each call: somebody may restore it.
      if (newest === cached.revision && !isDamaged) return cached
      const body = newest === 0 ? undefined : await storage.read(revisionKey(newest))
      if (body === null) continue
      const doc = body === undefined ? NOTHING_RELEASED : parse(body, newest)
      if (doc === null && isDamaged && newest === cached.revision) return cached
      cached = doc ?? (await lastGood(storage, revisions, onDamage))
      isDamaged = doc === null
      return cached
    }
    throw new Error('The newest registry document was pruned each time before it could be read. Try again.')
  }

  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}

/** Reads the newest document that is not damaged, under the number of the newest one. */
async function lastGood(
  storage: Storage,
  revisions: readonly number[],
  onDamage: OnDamage | undefined,
): Promise<RegistryDocument> {
  const newest = revisions.at(-1) ?? 0
  for (const revision of revisions.slice(0, -1).toReversed()) {
    const body = await storage.read(revisionKey(revision))
    const doc = body && parse(body, newest)
    if (!doc) continue
    onDamage?.(
      `${revisionKey(newest)} is damaged, so ${revisionKey(revision)} counts until the next release. What was released or rolled back since then is lost: do it again.`,
    )
    return doc
  }
  throw new Error(
    `${revisionKey(newest)} is damaged, and there is no earlier document. Restore it from a backup.`,
  )
}

/** The numbers of the stored revisions, oldest first. */
export async function listRevisions(storage: Storage): Promise<number[]> {
  const keys = await storage.list(REVISIONS)
  return keys
    .map(revisionOf)
    .filter((revision) => revision !== null)
    .sort((a, b) => a - b)
}

function parse(body: Buffer, revision: number): RegistryDocument | null {
  const parsed = parseDocument(body)
  return parsed && { ...(parsed as RegistryDocument), revision }
}
