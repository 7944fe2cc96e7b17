import type { Bundle } from '../../protocol/index.ts'
import { type BundleCache, bundleCache } from '../bundles/cache.ts'
import { type Change, type ChangeOptions, changeDocument } from '../document/change.ts'
import { type Entry, findEntry, type RegistryDocument, type Target, withEntry } from '../document/document.ts'
import { goLive, NEW_ENTRY, newestPublished, rolledBack, stampOf, startCanary } from '../document/entry.ts'
import { holdBack, type ReleasePlan } from '../document/waiting.ts'
import { passGate } from '../gate/gate.ts'
import { servedBundlesOf } from '../gate/load-served-bundles.ts'
import { refuse } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { othersIn } from './others-in.ts'
import { refuseTwice } from './refuse-twice.ts'
import { entryNamed, publishedBundle, type Release, releaseOf } from './release.ts'

/** With `at`, it waits until then; with `person`, that account cannot approve it. */
interface PromotionOptions extends ChangeOptions, Pick<ReleasePlan, 'why' | 'at' | 'person' | 'carriesOut'> {}

export interface Promotion extends PromotionOptions {
  /** Default: the canary, or else the version that was published last. */
  readonly version?: string | undefined
  /** 0..1: serves the version as a canary, to this share of the visitors only. */
  readonly share?: number | undefined
  /** Serves the canary only to viewers with these traits; by default, a running canary keeps its target. */
  readonly only?: Target | undefined
}

/** A bundle to promote; its version defaults as that of a promotion. */
export interface Promoted {
  readonly name: string
  readonly version?: string | undefined
}

/** Serves a published version to everyone, or to a share of the visitors, if it passes the gate now. */
export async function promote(
  storage: Storage,
  name: string,
  { version, share, only, ...options }: Promotion = {},
): Promise<Release> {
  const release = await (share === undefined
    ? promoteAll(storage, [{ name, version }], options)
    : promoteToSome(storage, { name, version }, { share, only }, options))
  return releaseOf(release, name)
}

/** Serves several published versions to everyone from one flip on, if they pass the gate beside each other. */
export async function promoteTogether(
  storage: Storage,
  chosen: readonly Promoted[],
  options: PromotionOptions = {},
): Promise<Release[]> {
  const doc = await promoteAll(storage, chosen, options)
  return chosen.map(({ name }) => releaseOf(doc, name))
}

async function promoteAll(
  storage: Storage,
  chosen: readonly Promoted[],
  { why, permit, at, person, carriesOut, ...author }: PromotionOptions,
): Promise<RegistryDocument> {
  refuseTwice(chosen)
  const bundles = bundleCache(storage)
  const stamp = stampOf(author)
  const release: Change = async (doc) => {
    const group: Bundle[] = []
    for (const one of chosen) group.push(await chosenBundle(doc, bundles, one))
    passGate(group, await servedBundlesOf(doc, bundles))
    const held = holdBack(doc, group, { stamp, why, at, person, carriesOut })
    // Also if it waits: a release that is impossible is refused at once.
    const released = group.reduce((next, bundle) => {
      const { kind, name } = bundle
      const entry = findEntry(next, name) ?? NEW_ENTRY
      const changed = goLive(entry, bundle, stamp, why, othersIn(group, name))
      return withEntry(next, { kind, name, entry: changed })
    }, held.doc)
    return held.waits ? held.doc : released
  }
  return changeDocument(storage, release, permit)
}

async function promoteToSome(
  storage: Storage,
  chosen: Promoted,
  { share, only }: { share: number; only: Target | undefined },
  { why, permit, at, person, carriesOut, ...author }: PromotionOptions,
): Promise<RegistryDocument> {
  const bundles = bundleCache(storage)
  const stamp = stampOf(author)
  const release: Change = async (doc) => {
    const bundle = await chosenBundle(doc, bundles, chosen)
    passGate([bundle], await servedBundlesOf(doc, bundles))
    const { kind, name } = bundle
    const entry = startCanary(findEntry(doc, name) ?? NEW_ENTRY, bundle, share, stamp, only)
    const held = holdBack(doc, [bundle], { stamp, why, at, person, carriesOut, share, only })
    return held.waits ? held.doc : withEntry(held.doc, { kind, name, entry })
  }
  return changeDocument(storage, release, permit)
}

async function chosenBundle(
  doc: RegistryDocument,
  bundles: BundleCache,
  { name, version }: Promoted,
): Promise<Bundle> {
  // A bundle may be stored but missing from the document if its publisher was killed in between.
  const chosen = version ?? nextOf(entryNamed(doc, name).entry, name)
  return publishedBundle(doc, bundles, name, chosen)
}

/** The canary, or else the newest version. A version that was rolled back must be named to be promoted again. */
function nextOf(entry: Entry, name: string): string {
  const version = entry.canary?.version ?? newestPublished(entry)
  if (version === undefined) {
    return refuse(
      'not-published',
      `Name the version of ${name} to promote: its history does not say which one is the newest.`,
    )
  }
  const rollback = rolledBack(entry, version)
  if (!rollback) return version
  const why = rollback.why === undefined ? '' : `: ${rollback.why.replace(/\.$/, '')}`
  return refuse(
    'rolled-back',
    `${name} ${version}, the newest, was rolled back${why}. Publish a better one, or name this version to promote it again.`,
  )
}
