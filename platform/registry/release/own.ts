import { changeDocument } from '../document/change.ts'
import { type Author, type Owner, withEntry } from '../document/document.ts'
import { handedOver, stampOf } from '../document/entry.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed } from './release.ts'

export interface HandOver extends Author {
  /** The new owner; a part that is left out stays. */
  readonly to: Owner
  readonly now?: Date | undefined
}

/** Hands the name of a remote or of the shell over to another source or team, and records it. */
export async function own(storage: Storage, name: string, { to, ...author }: HandOver): Promise<Owner> {
  const stamp = stampOf(author)
  const doc = await changeDocument(storage, (doc) => {
    const { kind, entry } = entryNamed(doc, name)
    return withEntry(doc, { kind, name, entry: handedOver(entry, to, stamp) })
  })
  return entryNamed(doc, name).entry.owner ?? {}
}
