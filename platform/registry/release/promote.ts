import { bundleCache } from '../bundles/cache.ts'
import { changeDocument } from '../document/change.ts'
import { type Author, type Entry, findEntry, type Target, withEntry } from '../document/document.ts'
import { goLive, NEW_ENTRY, newestPublished, rolledBack, stampOf, startCanary } from '../document/entry.ts'
import { passGate } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/served-bundles.ts'
import { refuse } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed, publishedBundle, type Release, releaseOf } from './release.ts'

export interface Promotion extends Author {
  /** Default: the canary, or else the version that was published last. */
  readonly version?: string | undefined
  /** 0..1: serves the version as a canary, to this share of the visitors only. */
  readonly share?: number | undefined
  /** Serves the canary only to viewers with these traits; by default, a running canary keeps its target. */
  readonly only?: Target | undefined
  readonly why?: string | undefined
  readonly now?: Date | undefined
}

/** Serves a published version to everyone, or to a share of the visitors, if it passes the gate now. */
export async function promote(
  storage: Storage,
  name: string,
  { version, share, only, why, ...author }: Promotion = {},
): Promise<Release> {
  const bundles = bundleCache(storage)
  const stamp = stampOf(author)
  const doc = await changeDocument(storage, async (doc) => {
    // A bundle may be stored but missing from the document if its publisher was killed in between.
    const entry = version === undefined ? entryNamed(doc, name).entry : (findEntry(doc, name) ?? NEW_ENTRY)
    const chosen = version ?? nextOf(entry, name)
    const bundle = await publishedBundle(doc, bundles, name, chosen)
    passGate(bundle, await servedBundlesOf(doc, bundles))
    const changed =
      share === undefined ? goLive(entry, chosen, stamp, why) : startCanary(entry, chosen, share, stamp, only)
    return withEntry(doc, { kind: bundle.kind, name, entry: changed })
  })
  return releaseOf(doc, name)
}

/** The canary, or else the newest version. A version that was rolled back must be named to be promoted again. */
function nextOf(entry: Entry, name: string): string {
  const version = entry.canary?.version ?? newestPublished(entry)
  if (version === undefined) {
    return refuse('not-published', `Which version of ${name}? Its history holds no publish. Name one.`)
  }
  const rollback = rolledBack(entry, version)
  if (!rollback) return version
  const why = rollback.why === undefined ? '' : `: ${rollback.why.replace(/\.$/, '')}`
  return refuse(
    'rolled-back',
    `${name} ${version}, the newest, was rolled back${why}. Publish a better one, or name this version to promote it again.`,
  )
}
