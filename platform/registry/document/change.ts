import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '../refused.ts'
import { revisionKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { listRevisions, type RegistryDocument, readDocument } from './document.ts'

/** What a change makes of the newest document; null leaves it as it is. May throw to refuse. */
export type Change = (doc: RegistryDocument) => RegistryDocument | null | Promise<RegistryDocument | null>

const KEPT_REVISIONS = 50
const ATTEMPTS = 100

/**
 * Changes the document by compare-and-swap: writes the next revision only if nobody else has, otherwise
 * runs the change again on what they wrote. So `change` sees every earlier change, and none is lost.
 */
export async function changeDocument(storage: Storage, change: Change): Promise<RegistryDocument> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const doc = await readDocument(storage)
    const changed = await change(doc)
    if (changed === null) return doc
    // Before the write: what fails after it would report a change as failed that has landed.
    await prune(storage, doc.revision)
    const next = { ...changed, revision: doc.revision + 1 }
    if ((await storage.create(revisionKey(next.revision), encode(next))) && !(await isStale(storage, next))) {
      return next
    }
    await sleep(Math.random() * Math.min(200, 10 * attempt))
  }
  return refuse('busy', 'The registry was changed by others each time that this change was tried. Try again.')
}

/**
 * A writer that slept for long can create a revision whose number was used, and pruned, meanwhile. Such a
 * write lies fifty or more below the newest one and counts for nobody.
 */
async function isStale(storage: Storage, written: RegistryDocument): Promise<boolean> {
  const newest = (await listRevisions(storage)).at(-1) ?? 0
  return newest - written.revision >= KEPT_REVISIONS
}

async function prune(storage: Storage, newest: number): Promise<void> {
  for (const revision of await listRevisions(storage)) {
    if (revision <= newest - KEPT_REVISIONS) await storage.remove(revisionKey(revision))
  }
}

function encode(doc: RegistryDocument): Buffer {
  return Buffer.from(`${JSON.stringify(doc, null, 2)}\n`)
}
