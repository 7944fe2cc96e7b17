import { refuse } from '../refused.ts'
import {
  type Author,
  findEntry,
  type HistoryEvent,
  type RegistryDocument,
  type Target,
  type WaitingRelease,
  withEntry,
} from './document.ts'
import { record, type Stamp } from './entry.ts'
import { assertNotFrozen } from './freeze.ts'
import { describeTarget } from './target.ts'

/** Releases that wait in the document: for their time, for the approval by a second person, or for both. */

/** The wishes of the person who releases something, as far as they say whether it has to wait. */
export interface ReleasePlan {
  readonly stamp: Stamp
  /** An account of the person, which keeps its name for itself; see `WaitingRelease`. */
  readonly person?: string | undefined
  /** When to release it; now by default. */
  readonly at?: Date | undefined
  readonly share?: number | undefined
  readonly only?: Target | undefined
  readonly why?: string | undefined
  /** The waiting release that is carried out by this one. */
  readonly carriesOut?: WaitingRelease | undefined
}

type Versioned = Readonly<Record<'name' | 'version', string>>

interface Held {
  readonly doc: RegistryDocument
  /** Whether the document holds the release now, so that nothing else may change. */
  readonly waits: boolean
}

/** Decides before a release whether it may happen now. Throws `Refused` while releases are frozen. */
export function holdBack(doc: RegistryDocument, group: readonly Versioned[], plan: ReleasePlan): Held {
  const { stamp, at, carriesOut } = plan
  const isLater = at !== undefined && at.toISOString() > stamp.at
  if (!isLater) assertNotFrozen(doc, stamp.at)
  if (carriesOut) return { doc: withoutWaiting(doc, carriesOut), waits: false }
  const isProtected = group.some(({ name }) => findEntry(doc, name)?.isProtected)
  return isLater || isProtected
    ? { doc: withWaiting(doc, group, plan, isProtected), waits: true }
    : { doc, waits: false }
}

export function waitingFor(doc: RegistryDocument, name: string): WaitingRelease | undefined {
  return doc.waiting?.find(({ bundles }) => Object.hasOwn(bundles, name))
}

/** Whether nothing but a freeze keeps a release from being carried out. */
export function isReady({ at, needsApproval, approved }: WaitingRelease, now: string): boolean {
  return (at === undefined || at <= now) && (!needsApproval || approved !== undefined)
}

function withWaiting(
  doc: RegistryDocument,
  group: readonly Versioned[],
  { stamp, person, at, share, only, why }: ReleasePlan,
  needsApproval: boolean,
): RegistryDocument {
  for (const { name } of group) {
    if (waitingFor(doc, name))
      refuse('already-waits', `A release of ${name} waits already. Take it back first:`, `cancel ${name}`)
  }
  if (needsApproval && stamp.by === undefined)
    refuse('no-author', 'A second person has to approve this, so say who you are: --by <name>.')
  const waiting: WaitingRelease = {
    bundles: Object.fromEntries(group.map(({ name, version }) => [name, version])),
    planned: { at: stamp.at, by: stamp.by, person },
    ...(at && { at: at.toISOString() }),
    ...(share !== undefined && { share }),
    ...(only && { only }),
    ...(why !== undefined && { why }),
    ...(needsApproval && { needsApproval }),
  }
  const next = { ...doc, waiting: [...(doc.waiting ?? []), waiting] }
  return recordOnAll(next, waiting, 'plan', stamp, [waitingText(waiting), why].filter(Boolean).join('. '))
}

/** Adds the approval by another person than the one who planned the release. */
export function withApproval(
  doc: RegistryDocument,
  waiting: WaitingRelease,
  { at, by, person }: Stamp & Pick<ReleasePlan, 'person'>,
): RegistryDocument {
  if (by === undefined) refuse('no-author', 'Say who approves it: --by <name>.')
  const { planned } = waiting
  if (by === planned.by || (person !== undefined && person === planned.person))
    refuse('same-person', `${by} planned this release, so another person has to approve it.`)
  const approved = { ...waiting, approved: { at, by } }
  const next = {
    ...doc,
    waiting: (doc.waiting ?? []).map((one) => (isSame(one, waiting) ? approved : one)),
  }
  return recordOnAll(next, approved, 'approve', { at, by })
}

/** Takes a waiting release back. */
export function withCancelled(
  doc: RegistryDocument,
  waiting: WaitingRelease,
  stamp: Stamp,
  why: string | undefined,
): RegistryDocument {
  return recordOnAll(withoutWaiting(doc, waiting), waiting, 'cancel', stamp, why)
}

function withoutWaiting(doc: RegistryDocument, waiting: WaitingRelease): RegistryDocument {
  const others = (doc.waiting ?? []).filter((one) => !isSame(one, waiting))
  if (others.length === (doc.waiting ?? []).length)
    refuse('nothing-waits', 'This release does not wait any more: it was carried out, or cancelled.')
  const { waiting: _waiting, ...rest } = doc
  return others.length === 0 ? rest : { ...rest, waiting: others }
}

function isSame(one: WaitingRelease, other: WaitingRelease): boolean {
  const [name = ''] = Object.keys(one.bundles)
  return one.planned.at === other.planned.at && one.bundles[name] === other.bundles[name]
}

function recordOnAll(
  doc: RegistryDocument,
  { bundles }: WaitingRelease,
  action: HistoryEvent['action'],
  { at, by }: Author & { readonly at: string },
  why?: string,
): RegistryDocument {
  return Object.entries(bundles).reduce((next, [name, version]) => {
    const kind = next.shell?.name === name ? 'shell' : 'remote'
    const entry = findEntry(next, name)
    if (!entry) return next
    return withEntry(next, { kind, name, entry: record(entry, { at, by, action, version, why }) })
  }, doc)
}

/** `for 10% of the visitors, at 2026-12-01T08:00:00.000Z, once a second person has approved it` */
export function waitingText({ share, only, at, needsApproval, approved }: WaitingRelease): string {
  const visitors =
    share === undefined ? 'for everyone' : `for ${Number((share * 100).toFixed(2))}% of the visitors`
  return [
    only ? `${visitors} with ${describeTarget(only)}` : visitors,
    ...(at === undefined ? [] : [`at ${at}`]),
    ...(needsApproval && !approved ? ['once a second person has approved it'] : []),
  ].join(', ')
}
