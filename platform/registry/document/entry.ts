import { refuse } from '../refused.ts'
import type { Author, Canary, Entry, HistoryEvent, NamedEntry, Owner, Target } from './document.ts'
import { checkTarget, describeAudience, isSameTarget } from './target.ts'

/** State transitions of an entry. Each is a pure function that returns the next entry, or refuses. */

const MAX_EVENTS = 200

/** When an event happens, who causes it, and, for a publish, from which commit. */
export interface Stamp extends Author {
  readonly at: string
}

export function stampOf({
  now = new Date(),
  by,
  commit,
}: Author & { readonly now?: Date | undefined }): Stamp {
  return { at: now.toISOString(), by, commit }
}

export const NEW_ENTRY: Entry = { history: [] }

/** A version of a bundle, with the name for the sentence of a refusal. */
interface Versioned {
  readonly name: string
  readonly version: string
}

export function recordPublish(entry: Entry, version: string, stamp: Stamp): Entry {
  return record(entry, { ...stamp, action: 'publish', version })
}

/** Serves `version` to everyone and ends a running canary. */
export function goLive(
  entry: Entry,
  { name, version }: Versioned,
  stamp: Stamp,
  why?: string,
  others?: HistoryEvent['with'],
): Entry {
  if (entry.live === version) refuse('already-live', `${name} ${version} is live already.`)
  const from = entry.live
  const ended = otherCanary(entry, version)
  const event = {
    ...withoutCommit(stamp),
    action: 'promote',
    version,
    from,
    why,
    with: others,
    ended,
  } as const
  return record({ ...entry, live: version, previous: entry.live, canary: undefined }, event)
}

/**
 * Serves `version` to a share of the visitors, or of a target; for a running canary, changes its share. That keeps its
 * target unless a new one is named.
 */
export function startCanary(
  entry: Entry,
  { name, version }: Versioned,
  share: number,
  stamp: Stamp,
  target?: Target,
): Entry {
  if (target) checkTarget(target)
  if (!(share > 0 && share <= 1))
    refuse('bad-share', `The share of a canary must be above 0% and at most 100%.`)
  if (entry.live === undefined) {
    refuse('no-live', `${name} has no live version to compare a canary with. Promote one first.`)
  }
  if (entry.live === version)
    refuse('already-live', `${name} ${version} is live already, so it cannot be the canary.`)
  const running = entry.canary?.version === version ? entry.canary : undefined
  const only = target ?? running?.only
  // Another target has other visitors, so its record begins anew.
  const since = running && isSameTarget(running.only, only) ? running.since : stamp.at
  const event = {
    ...withoutCommit(stamp),
    action: 'canary',
    version,
    from: entry.live,
    why: describeAudience(share, only),
    ended: otherCanary(entry, version),
  } as const
  return record({ ...entry, canary: { version, share, ...(only && { only }), since } }, event)
}

/** Returns everyone to the live version. */
export function endCanary(
  entry: Entry & { readonly canary: Canary },
  action: 'rollback' | 'auto-rollback',
  stamp: Stamp,
  why?: string,
): Entry {
  const version = entry.live ?? entry.canary.version
  const event = { ...withoutCommit(stamp), action, version, from: entry.canary.version, why }
  return record({ ...entry, canary: undefined }, event)
}

/** Returns everyone to `version`; `previous` is what was live before it, never the version that was rolled back. */
export function returnTo(
  entry: Entry,
  version: string,
  previous: string | undefined,
  stamp: Stamp,
  why?: string,
  others?: HistoryEvent['with'],
): Entry {
  const from = entry.live
  const ended = otherCanary(entry, version)
  const event = {
    ...withoutCommit(stamp),
    action: 'rollback',
    version,
    from,
    why,
    with: others,
    ended,
  } as const
  return record({ ...entry, live: version, previous, canary: undefined }, event)
}

/** Starts the canary again that a group had ended, as part of the rollback that has just been recorded. */
export function resumeCanary(entry: Entry, ended: Canary, { at }: Stamp): Entry {
  const resumed = { ...ended, since: at }
  const history = entry.history.map((event, index) =>
    index === entry.history.length - 1 ? { ...event, resumed } : event,
  )
  return { ...entry, canary: resumed, history }
}

/** Serves nothing of it any more. */
export function withdrawn(
  { name, entry }: NamedEntry,
  stamp: Stamp,
  why?: string,
  others?: HistoryEvent['with'],
): Entry {
  const { live, previous: _previous, canary: _canary, ...rest } = entry
  if (live === undefined)
    return refuse('no-live', `No version of ${name} is live, so there is nothing to withdraw.`)
  return record(rest, { ...withoutCommit(stamp), action: 'withdraw', version: live, why, with: others })
}

export function recordPrune(entry: Entry, version: string, stamp: Stamp): Entry {
  return record(entry, { ...withoutCommit(stamp), action: 'prune', version })
}

/** Gives the name to another owner. No version is concerned, so that none counts as served again. */
export function handedOver(entry: Entry, to: Owner, stamp: Stamp): Entry {
  const event = { ...withoutCommit(stamp), action: 'own', version: '', why: `to ${ownerText(to)}` } as const
  return record({ ...entry, owner: { ...entry.owner, ...to } }, event)
}

/** The parts of an owner for people; empty if nobody owns the name. */
export function ownerText({ source, team }: Owner): string {
  const parts = [source, team === undefined ? undefined : `the team '${team}'`]
  return parts.filter((part) => part !== undefined).join(' and ')
}

export function wasPruned(entry: Entry, version: string): boolean {
  return entry.history.some((event) => event.action === 'prune' && event.version === version)
}

/** When the history last names `version`; undefined if it doesn't, or no longer. */
export function lastMentioned(entry: Entry, version: string): string | undefined {
  return entry.history.findLast((event) => event.version === version || event.from === version)?.at
}

/** The version that `version` replaced when it last went live. */
export function liveBefore(entry: Entry, version: string): string | undefined {
  return promotionOf(entry, version)?.from
}

/** The versions of other bundles that last went live together with `version`, by name. */
export function liveWith(entry: Entry, version: string): Readonly<Record<string, string>> {
  return promotionOf(entry, version)?.with ?? {}
}

/** The canary that ended when a group with `version` last went live. */
export function endedWithGroup(entry: Entry, version: string): Canary | undefined {
  const promotion = promotionOf(entry, version)
  return promotion?.with && promotion.ended
}

/** The version that was published last. */
export function newestPublished(entry: Entry): string | undefined {
  return entry.history.findLast(({ action, version }) => action === 'publish' && !wasPruned(entry, version))
    ?.version
}

/** The rollback of `version`, unless it has been served to anyone again since. */
export function rolledBack(entry: Entry, version: string): HistoryEvent | undefined {
  const last = entry.history.findLast((event) => event.version === version || event.from === version)
  const wentBack = last?.action === 'rollback' || last?.action === 'auto-rollback'
  return wentBack && last.from === version ? last : undefined
}

/** Whether everyone was served `version` at some time, as far as the history goes back. */
export function wasLive(entry: Entry, version: string): boolean {
  return [entry.live, entry.previous].includes(version) || promotionOf(entry, version) !== undefined
}

/** Whether the history names `version`. */
export function isReleased(entry: Entry, version: string): boolean {
  return entry.history.some((event) => event.version === version)
}

/** Whether the oldest events may have been dropped from the history. */
export function hasForgotten(entry: Entry): boolean {
  return entry.history.length >= MAX_EVENTS
}

/** Only a publish has a commit: the other events concern a version that was published before. */
function withoutCommit({ at, by }: Stamp): Pick<HistoryEvent, 'at' | 'by'> {
  return { at, by }
}

/** The running canary, unless it is this version. */
function otherCanary({ canary }: Entry, version: string): Canary | undefined {
  return canary?.version === version ? undefined : canary
}

function promotionOf(entry: Entry, version: string): HistoryEvent | undefined {
  return entry.history.findLast((event) => event.action === 'promote' && event.version === version)
}

export function record(entry: Entry, event: HistoryEvent): Entry {
  return { ...entry, history: [...entry.history, event].slice(-MAX_EVENTS) }
}
