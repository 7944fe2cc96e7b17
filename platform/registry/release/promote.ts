import { bundleCache } from '../bundles/cache.ts'
import { changeDocument } from '../document/change.ts'
import { type Entry, findEntry, withEntry } from '../document/document.ts'
import { goLive, NEW_ENTRY, newestPublished, rolledBack, startCanary } from '../document/entry.ts'
import { passGate } from '../gate/gate.ts'
import { standingOf } from '../gate/standing.ts'
import { refuse } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed, publishedBundle, type Release, releaseOf } from './release.ts'

export interface Promotion {
  /** Without one: the canary, or what was published last. */
  readonly version?: string | undefined
  /** 0..1: only this share of the visitors gets it, as a canary. */
  readonly share?: number | undefined
  readonly why?: string | undefined
  readonly now?: Date | undefined
}

/** Gives a published version to everyone, or to a share of the visitors, if it passes the gate as of now. */
export async function promote(
  storage: Storage,
  name: string,
  { version, share, why, now = new Date() }: Promotion = {},
): Promise<Release> {
  const bundles = bundleCache(storage)
  const at = now.toISOString()
  const doc = await changeDocument(storage, async (doc) => {
    // A bundle can be stored, whole, whose publisher was killed before the document had its name.
    const entry = version === undefined ? entryNamed(doc, name).entry : (findEntry(doc, name) ?? NEW_ENTRY)
    const chosen = version ?? nextOf(entry, name)
    const bundle = await publishedBundle(bundles, name, chosen)
    passGate(bundle, await standingOf(doc, bundles))
    const changed =
      share === undefined ? goLive(entry, chosen, at, why) : startCanary(entry, chosen, share, at)
    return withEntry(doc, { kind: bundle.kind, name, entry: changed })
  })
  return releaseOf(doc, name)
}

/** The canary, or the newest version; one that was taken back comes again only by its name. */
function nextOf(entry: Entry, name: string): string {
  const version = entry.canary?.version ?? newestPublished(entry)
  if (version === undefined) {
    return refuse('not-published', `Which version of ${name}? None of its latest releases was a publish.`)
  }
  const back = rolledBack(entry, version)
  if (!back) return version
  const why = back.why === undefined ? '' : `: ${back.why.replace(/\.$/, '')}`
  return refuse(
    'rolled-back',
    `${name} ${version}, the newest, was rolled back${why}. Publish a better one, or name this version to have it again.`,
  )
}
