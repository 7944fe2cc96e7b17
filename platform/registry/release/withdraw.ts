import { type ChangeOptions, changeDocument } from '../document/change.ts'
import { withEntry } from '../document/document.ts'
import { stampOf, withdrawn } from '../document/entry.ts'
import { refuse } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed, type Release, releaseOf } from './release.ts'

export interface Withdrawal extends ChangeOptions {
  readonly why?: string | undefined
}

/** Takes a remote off the site: nobody gets it, and its paths are free. Its versions stay and can be promoted again. */
export async function withdraw(
  storage: Storage,
  name: string,
  { why, permit, ...author }: Withdrawal = {},
): Promise<Release> {
  const stamp = stampOf(author)
  const doc = await changeDocument(
    storage,
    (doc) => {
      const named = entryNamed(doc, name)
      if (named.kind === 'shell')
        return refuse('is-shell', `'${name}' is the shell, and the site needs one. Roll it back instead.`)
      return withEntry(doc, { ...named, entry: withdrawn(named, stamp, why) })
    },
    permit,
  )
  return releaseOf(doc, name)
}
