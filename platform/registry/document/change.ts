import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '../refused.ts'
import { revisionKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import {
  type Author,
  type Entry,
  entriesOf,
  findEntry,
  listRevisions,
  type RegistryDocument,
  readDocument,
} from './document.ts'

/** Computes the next document from the newest one; null leaves it unchanged. May throw to refuse. */
export type Change = (doc: RegistryDocument) => RegistryDocument | null | Promise<RegistryDocument | null>

/** Throws `Refused` unless what is released under this name may be changed. `entry` is missing if the name is new. */
export type Permit = (name: string, entry: Entry | undefined) => void

/** The author and the time of a change, and which bundles the author may change; all by default. */
export interface ChangeOptions extends Author {
  readonly now?: Date | undefined
  readonly permit?: Permit | undefined
}

const MAX_REVISIONS = 50
const ATTEMPTS = 100

/**
 * Changes the document by compare-and-swap: if another writer creates the next revision first, the change runs again on
 * what that writer wrote. So `change` sees every earlier change, and none is lost. `permit` sees each entry that changes,
 * as it was: this is the only place that writes the document, so that no command can forget to ask.
 */
export async function changeDocument(
  storage: Storage,
  change: Change,
  permit?: Permit,
): Promise<RegistryDocument> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const doc = await readDocument(storage)
    const changed = await change(doc)
    if (changed === null) return doc
    if (permit) for (const name of changedNames(doc, changed)) permit(name, findEntry(doc, name))
    // Prune before the write: if pruning failed after it, a change that has landed would be reported as failed.
    await prune(storage, doc.revision)
    const next = { ...changed, revision: doc.revision + 1 }
    if ((await storage.create(revisionKey(next.revision), encode(next))) && !(await isStale(storage, next))) {
      return next
    }
    await sleep(Math.random() * Math.min(200, 10 * attempt))
  }
  return refuse('busy', 'Other writers changed the registry each time this change was tried. Try again.')
}

/** An entry that stays is the same object. */
function changedNames(before: RegistryDocument, after: RegistryDocument): string[] {
  return entriesOf(after)
    .filter(({ name, entry }) => findEntry(before, name) !== entry)
    .map(({ name }) => name)
}

/**
 * A writer that was suspended for long can create a revision whose number was used and pruned in the meantime. Such a
 * revision is at least fifty below the newest one, so nobody reads it.
 */
async function isStale(storage: Storage, written: RegistryDocument): Promise<boolean> {
  const newest = (await listRevisions(storage)).at(-1) ?? 0
  return newest - written.revision >= MAX_REVISIONS
}

async function prune(storage: Storage, newest: number): Promise<void> {
  for (const revision of await listRevisions(storage)) {
    if (revision <= newest - MAX_REVISIONS) await storage.remove(revisionKey(revision))
  }
}

function encode(doc: RegistryDocument): Buffer {
  return Buffer.from(`${JSON.stringify(doc, null, 2)}\n`)
}
