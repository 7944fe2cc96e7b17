import { isSource } from '../bundles/read.ts'
import { type ChangeOptions, changeDocument } from '../document/change.ts'
import { type Owner, readDocument, withEntry } from '../document/document.ts'
import { handedOver, stampOf } from '../document/entry.ts'
import { refuse } from '../refused.ts'
import { isName } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed } from './release.ts'

export interface HandOver extends ChangeOptions {
  /** The new owner; a part that is left out stays. */
  readonly to: Owner
}

/** The owner of a name; empty if nobody owns it yet. */
export async function ownerOf(storage: Storage, name: string): Promise<Owner> {
  return entryNamed(await readDocument(storage), name).entry.owner ?? {}
}

/** Hands the name of a remote or of the shell over to another source or team, and records it. */
export async function own(
  storage: Storage,
  name: string,
  { to, permit, ...author }: HandOver,
): Promise<Owner> {
  checkOwner(to)
  const stamp = stampOf(author)
  const doc = await changeDocument(
    storage,
    (doc) => {
      const { kind, entry } = entryNamed(doc, name)
      return withEntry(doc, { kind, name, entry: handedOver(entry, to, stamp) })
    },
    permit,
  )
  return entryNamed(doc, name).entry.owner ?? {}
}

/** An owner that no build and no token could match would lock the name. */
function checkOwner({ source, team }: Owner): void {
  if (team !== undefined && !isName(team))
    refuse('bad-name', `'${team}' is not the name of a team: use lower-case letters, digits and hyphens.`)
  if (source !== undefined && !isSource(source))
    refuse('bad-name', `'${source}' is not a source. Write workspace/folder, such as shop/mf-cart.`)
}
