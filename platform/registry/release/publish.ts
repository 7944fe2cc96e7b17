import type { Bundle } from '../../protocol/index.ts'
import { bundleCache } from '../bundles/cache.ts'
import { type Dist, readDist } from '../bundles/read-dist.ts'
import { type Change, type ChangeOptions, changeDocument } from '../document/change.ts'

import {
  findEntry,
  type RegistryDocument,
  readDocument,
  type Target,
  type WaitingRelease,
} from '../document/document.ts'

import { hasForgotten, isReleased, stampOf } from '../document/entry.ts'
import { titleOf } from '../gate/sentences.ts'
import { Refused } from '../refused.ts'
import { bundleKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { claimed } from './owner.ts'
import { refuseTwice } from './refuse-twice.ts'
import { type Release, releaseOf } from './release.ts'
import { claimVersion } from './storing/claim-version.ts'
import { assertHasRoom } from './storing/team-room.ts'
import { upload } from './storing/upload.ts'
import {
  type Channel,
  entryOf,
  type GroupChannel,
  refuseAlreadyPublished,
  withRelease,
} from './with-release.ts'

export interface Publication<C = Channel> extends ChangeOptions {
  readonly channel: C
  /** The team that publishes over the network, and gets the names that nobody owns. */
  readonly team?: string | undefined
}

export interface PublishResult {
  readonly name: string
  readonly version: string
  /** The version that it replaces, or shares the visitors with. */
  readonly from?: string | undefined
  /** The share of the visitors who get it, if not all. */
  readonly share?: number | undefined
  /** The viewers of whom it is a share, if not all. */
  readonly only?: Target | undefined
  /** The canaries of other versions that ended with this flip, by bundle. */
  readonly ended?: Release['ended'] | undefined
  /** Nobody gets it yet: it waits for approval. */
  readonly waits?: WaitingRelease | undefined
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
  publication: Publication,
): Promise<PublishResult> {
  const [result] = await publishDists(storage, [await readDist(distFolder)], publication)
  return result as PublishResult
}

/** Does the same with several builds, which go live in one flip, for changes that no sequence of releases allows. */
export async function publishTogether(
  storage: Storage,
  distFolders: readonly string[],
  publication: Publication<GroupChannel>,
): Promise<PublishResult[]> {
  return publishDists(storage, await Promise.all(distFolders.map(readDist)), publication)
}

/** Publishes builds that were read before. Several have no canary. */
export async function publishDists(
  storage: Storage,
  dists: readonly Dist[],
  { channel, team, permit, ...author }: Publication,
): Promise<PublishResult[]> {
  const group = dists.map(({ bundle }) => bundle)
  refuseTwice(group)
  const bundles = bundleCache(storage)
  const terms = { channel, team, stamp: stampOf(author) }

  const before = await readDocument(storage)
  for (const { name } of group) permit?.(name, findEntry(before, name))
  for (const bundle of group) claimed(entryOf(before, bundle.name), bundle, team)
  for (const dist of dists) await refuseRepublish(storage, dist, before)
  await withRelease(before, group, bundles, terms) // Dry run: if the gate refuses, nothing is uploaded.
  if (team !== undefined) await assertHasRoom(storage, before, { team, dists })
  for (const dist of dists) await store(storage, dist, before)
  const release: Change = (doc) => withRelease(doc, group, bundles, terms).catch(explainConflict(group))
  const after = await changeDocument(storage, release, permit)
  return dists.map((dist) => resultOf(dist, after, channel))
}

async function store(storage: Storage, dist: Dist, before: RegistryDocument): Promise<void> {
  const { name, version } = dist.bundle
  await claimVersion(storage, dist)
  await upload(storage, dist)
  if (!(await storage.create(bundleKey(name, version), dist.bytes))) {
    await refuseRepublish(storage, dist, before)
  }
}

function resultOf({ bundle, bytes, files }: Dist, doc: RegistryDocument, { kind }: Channel): PublishResult {
  const size = files.reduce((sum, file) => sum + file.bytes.length, bytes.length)
  const { name, version } = bundle
  const { from, share, only, ended, waits } = kind === 'hold' ? {} : releaseOf(doc, name)
  return {
    name,
    version,
    from,
    share,
    only,
    ...(ended && { ended }),
    ...(waits && { waits }),
    revision: doc.revision,
    files: files.length + 1,
    bytes: size,
  }
}

/** Refuses a bundle that is stored completely, unless its publisher was killed before it changed the document. */
async function refuseRepublish(
  storage: Storage,
  { bundle, bytes }: Dist,
  doc: RegistryDocument,
): Promise<void> {
  const stored = await storage.read(bundleKey(bundle.name, bundle.version))
  if (stored === null) return
  const entry = entryOf(doc, bundle.name)
  const interrupted = stored.equals(bytes) && !isReleased(entry, bundle.version) && !hasForgotten(entry)
  if (!interrupted) refuseAlreadyPublished(bundle)
}

function explainConflict(group: readonly Bundle[]) {
  return (error: unknown): never => {
    if (!(error instanceof Refused) || error.code === 'already-published') throw error
    const titles = group.map(titleOf).join(', ')
    const sentence =
      group.length === 1
        ? `Another release came first: ${titles} is stored but not served. Promote it once this is resolved.`
        : `Another release came first: ${titles} are stored but not served. Promote them together once this is resolved.`
    throw new Refused(...error.refusals, { code: error.code, sentence })
  }
}
