import { changeDocument } from '../document/change.ts'
import { withEntry } from '../document/document.ts'
import { withdrawn } from '../document/entry.ts'
import { refuse } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed, type Release, releaseOf } from './release.ts'

export interface Withdrawal {
  readonly why?: string | undefined
  readonly now?: Date | undefined
}

/** Takes a remote off the site: nobody gets it, and its paths are free. Its versions stay and can be promoted again. */
export async function withdraw(
  storage: Storage,
  name: string,
  { why, now = new Date() }: Withdrawal = {},
): Promise<Release> {
  const doc = await changeDocument(storage, (doc) => {
    const { kind, entry } = entryNamed(doc, name)
    if (kind === 'shell')
      return refuse('is-shell', `'${name}' is the shell, and the site needs one. Roll it back instead.`)
    return withEntry(doc, { kind, name, entry: withdrawn(entry, now.toISOString(), why) })
  })
  return releaseOf(doc, name)
}
