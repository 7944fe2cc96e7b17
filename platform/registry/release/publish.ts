import type { Bundle } from '../../data/index.ts'
import { type BundleCache, bundleCache } from '../bundles/cache.ts'
import { type Dist, readDist } from '../bundles/read-dist.ts'
import { changeDocument } from '../document/change.ts'
import {
  type Author,
  type Entry,
  findEntry,
  type RegistryDocument,
  readDocument,
  type Target,
  withEntry,
} from '../document/document.ts'
import {
  goLive,
  hasForgotten,
  isReleased,
  NEW_ENTRY,
  recordPublish,
  type Stamp,
  stampOf,
  startCanary,
} from '../document/entry.ts'
import { passGate } from '../gate/gate.ts'
import { titleOf } from '../gate/sentences.ts'
import { servedBundlesOf } from '../gate/served-bundles.ts'
import { Refused, refuse } from '../refused.ts'
import { bundleKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { removeStaleVotes } from '../votes/vote-store.ts'
import { claimed } from './owner.ts'
import { upload } from './upload.ts'

/** Which visitors get a new version: all, a share of them, or none until it is promoted. */
export type Channel =
  | { readonly kind: 'live' }
  | { readonly kind: 'canary'; readonly share: number; readonly only?: Target | undefined }
  | { readonly kind: 'hold' }

export interface Publication extends Author {
  readonly channel: Channel
  /** The team that publishes over the network. */
  readonly team?: string | undefined
  readonly now?: Date | undefined
}

export interface PublishResult {
  readonly name: string
  readonly version: string
  readonly revision: number
  readonly files: number
  readonly bytes: number
}

/**
 * Publishes the build in `distFolder`: passes the gate, then writes the files, `bundle.json` and the document, in this
 * order. If killed at any point, it has not changed what is served, and the same call again completes it. Throws
 * `Refused`.
 */
export async function publish(
  storage: Storage,
  distFolder: string,
  { channel, team, ...author }: Publication,
): Promise<PublishResult> {
  const dist = await readDist(distFolder)
  const { bundle } = dist
  const bundles = bundleCache(storage)
  const stamp = stampOf(author)
  const release = (doc: RegistryDocument) => withRelease(doc, bundle, bundles, { channel, stamp, team })

  const before = await readDocument(storage)
  claimed(findEntry(before, bundle.name) ?? NEW_ENTRY, bundle, team)
  await refuseRepublish(storage, dist, before)
  await release(before) // Dry run: if the gate refuses, nothing is uploaded.
  await removeStaleVotes(storage, before)
  await upload(storage, dist)
  if (!(await storage.create(bundleKey(bundle.name, bundle.version), dist.bytes))) {
    await refuseRepublish(storage, dist, before)
  }
  const { revision } = await changeDocument(storage, (doc) => release(doc).catch(explainConflict(bundle)))
  const bytes = dist.files.reduce((sum, file) => sum + file.bytes.length, dist.bytes.length)
  return { name: bundle.name, version: bundle.version, revision, files: dist.files.length + 1, bytes }
}

/** Adds the release of the bundle to the document if the gate, given this very document, lets it pass. */
async function withRelease(
  doc: RegistryDocument,
  bundle: Bundle,
  bundles: BundleCache,
  { channel, stamp, team }: { channel: Channel; stamp: Stamp; team: string | undefined },
): Promise<RegistryDocument> {
  const { kind, name, version } = bundle
  const entry = claimed(findEntry(doc, name) ?? NEW_ENTRY, bundle, team)
  if (isReleased(entry, version)) refuseAlreadyPublished(bundle)
  passGate(bundle, await servedBundlesOf(doc, bundles))
  return withEntry(doc, {
    kind,
    name,
    entry: onChannel(recordPublish(entry, version, stamp), version, channel, stamp),
  })
}

function onChannel(entry: Entry, version: string, channel: Channel, stamp: Stamp): Entry {
  if (channel.kind === 'live') return goLive(entry, version, stamp)
  if (channel.kind === 'canary') return startCanary(entry, version, channel.share, stamp, channel.only)
  return entry
}

/** Refuses a bundle that is stored completely, unless its publisher was killed before it changed the document. */
async function refuseRepublish(
  storage: Storage,
  { bundle, bytes }: Dist,
  doc: RegistryDocument,
): Promise<void> {
  const stored = await storage.read(bundleKey(bundle.name, bundle.version))
  if (stored === null) return
  const entry = findEntry(doc, bundle.name) ?? NEW_ENTRY
  const interrupted = stored.equals(bytes) && !isReleased(entry, bundle.version) && !hasForgotten(entry)
  if (!interrupted) refuseAlreadyPublished(bundle)
}

function refuseAlreadyPublished(bundle: Bundle): never {
  return refuse(
    'already-published',
    `${titleOf(bundle)} is already published, and a published version never changes. To serve it, promote it; to change it, build a new version.`,
  )
}

function explainConflict(bundle: Bundle) {
  return (error: unknown): never => {
    if (!(error instanceof Refused) || error.code === 'already-published') throw error
    throw new Refused(...error.refusals, {
      code: error.code,
      sentence: `Another release came first: ${titleOf(bundle)} is stored but not served. Promote it once this is resolved.`,
    })
  }
}
