import { type ChangeOptions, changeDocument } from '../document/change.ts'
import { type Freeze, type RegistryDocument, withEntry } from '../document/document.ts'
import { record, stampOf } from '../document/entry.ts'
import { freezeOf, freezeText } from '../document/freeze.ts'
import { refuse } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'

export interface Freezing extends ChangeOptions {
  /** Default: until somebody ends it. */
  readonly until?: Date | undefined
  readonly why?: string | undefined
}

/** Stops all releases; what takes one back still works. The history of the shell records it. */
export async function freeze(
  storage: Storage,
  { until, why, permit, now = new Date(), by }: Freezing,
): Promise<Freeze> {
  if (until && until <= now) refuse('bad-time', 'The end of a freeze has to be in the future.')
  const { at } = stampOf({ now })
  const begun: Freeze = { at, by, until: until?.toISOString(), why }
  await changeDocument(
    storage,
    (doc) => ({
      ...withEvent(doc, 'freeze', { at, by, why: freezeText({ at, until: begun.until, why }).trim() }),
      freeze: begun,
    }),
    permit,
  )
  return begun
}

/** Ends a freeze. Releases that have waited meanwhile are carried out then. */
export async function unfreeze(
  storage: Storage,
  { permit, now = new Date(), by }: ChangeOptions = {},
): Promise<void> {
  const { at } = stampOf({ now })
  await changeDocument(
    storage,
    (doc) => {
      if (!freezeOf(doc, at)) return null
      const { freeze: _freeze, ...rest } = withEvent(doc, 'unfreeze', { at, by })
      return rest
    },
    permit,
  )
}

function withEvent(
  doc: RegistryDocument,
  action: 'freeze' | 'unfreeze',
  event: { readonly at: string; readonly by?: string | undefined; readonly why?: string | undefined },
): RegistryDocument {
  if (!doc.shell) return refuse('no-shell', 'No shell is live yet, so there is nothing to freeze.')
  const { name } = doc.shell
  const entry = record(doc.shell, { ...event, action, version: '', why: event.why || undefined })
  return withEntry(doc, { kind: 'shell', name, entry })
}
