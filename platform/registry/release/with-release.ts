import type { Bundle } from '../../protocol/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import {
  type Entry,
  findEntry,
  type HistoryEvent,
  type RegistryDocument,
  type Target,
  withEntry,
} from '../document/document.ts'
import { goLive, isReleased, NEW_ENTRY, recordPublish, type Stamp, startCanary } from '../document/entry.ts'
import { holdBack } from '../document/waiting.ts'
import { passGate } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/load-served-bundles.ts'
import { titleOf } from '../gate/sentences.ts'
import { refuse } from '../refused.ts'
import { othersIn } from './others-in.ts'
import { claimed } from './owner.ts'

/** Which visitors get a new version: all, a share of them, or none until it is promoted. */
export type Channel =
  | GroupChannel
  | { readonly kind: 'canary'; readonly share: number; readonly only?: Target | undefined }

/**
 * Without a choice, a share of the visitors, so that a bad version is rolled back by itself; everyone, if nothing is live
 * that it could be compared with.
 */
export type ChosenChannel = Channel | { readonly kind: 'default' }

/** Several bundles at once have no canary: they run only together, but each chooses its own visitors. */
export type GroupChannel = { readonly kind: 'live' } | { readonly kind: 'hold' }

interface Terms {
  readonly channel: Channel
  readonly stamp: Stamp
  readonly team?: string | undefined
}

/** Adds the release of a group of bundles to the document if the gate, given this very document, lets all of them pass. */
export async function withRelease(
  doc: RegistryDocument,
  group: readonly Bundle[],
  bundles: BundleCache,
  { channel, stamp, team }: Terms,
): Promise<RegistryDocument> {
  for (const bundle of group) {
    const entry = claimed(entryOf(doc, bundle.name), bundle, team)
    if (isReleased(entry, bundle.version)) refuseAlreadyPublished(bundle)
  }
  passGate(group, await servedBundlesOf(doc, bundles))
  const published = group.reduce((next, bundle) => {
    const { kind, name, version } = bundle
    const entry = recordPublish(claimed(entryOf(next, name), bundle, team), version, stamp)
    return withEntry(next, { kind, name, entry })
  }, doc)
  if (channel.kind === 'hold') return published
  const { share, only } = channel.kind === 'canary' ? channel : {}
  const held = holdBack(published, group, { stamp, share, only })
  // Also if it waits: a release that is impossible is refused at once.
  const released = group.reduce((next, bundle) => {
    const { kind, name } = bundle
    const entry = onChannel(entryOf(next, name), bundle, channel, stamp, othersIn(group, name))
    return withEntry(next, { kind, name, entry })
  }, held.doc)
  return held.waits ? held.doc : released
}

export function entryOf(doc: RegistryDocument, name: string): Entry {
  return findEntry(doc, name) ?? NEW_ENTRY
}

export function refuseAlreadyPublished(bundle: Bundle): never {
  return refuse(
    'already-published',
    `${titleOf(bundle)} is already published, and a published version never changes. To serve it, promote it; to change it, build a new version.`,
  )
}

function onChannel(
  entry: Entry,
  bundle: Bundle,
  channel: Channel,
  stamp: Stamp,
  others: HistoryEvent['with'],
): Entry {
  if (channel.kind === 'live') return goLive(entry, bundle, stamp, undefined, others)
  if (channel.kind === 'canary') return startCanary(entry, bundle, channel.share, stamp, channel.only)
  return entry
}
