import { refuse } from '../refused.ts'
import type { Canary, Entry, HistoryEvent } from './document.ts'

/** The steps that an entry can take. Pure: each returns the entry after the step, or refuses it. */

const KEPT_EVENTS = 200

export const NEW_ENTRY: Entry = { history: [] }

export function recordPublish(entry: Entry, version: string, at: string): Entry {
  return remember(entry, { at, action: 'publish', version })
}

/** Everyone gets `version`; a canary that was running ends. */
export function goLive(entry: Entry, version: string, at: string, why?: string): Entry {
  if (entry.live === version) refuse('already-live', `${version} is live already.`)
  const event = { at, action: 'promote', version, from: entry.live, why } as const
  return remember({ ...entry, live: version, previous: entry.live, canary: undefined }, event)
}

/** A share of the visitors gets `version`; said of a running canary, it changes its share. */
export function startCanary(entry: Entry, version: string, share: number, at: string): Entry {
  if (!(share > 0 && share <= 1)) refuse('bad-share', `A canary's share lies above 0 and at most at 100%.`)
  if (entry.live === undefined) {
    refuse('no-live', 'There is no live version yet for a canary to be measured against. Promote one first.')
  }
  if (entry.live === version)
    refuse('already-live', `${version} is live already, so it cannot be the canary.`)
  const since = entry.canary?.version === version ? entry.canary.since : at
  const event = { at, action: 'canary', version, from: entry.live, why: percent(share) } as const
  return remember({ ...entry, canary: { version, share, since } }, event)
}

/** Everyone is back on the live version. */
export function endCanary(
  entry: Entry & { readonly canary: Canary },
  action: 'rollback' | 'auto-rollback',
  at: string,
  why?: string,
): Entry {
  const version = entry.live ?? entry.canary.version
  const event = { at, action, version, from: entry.canary.version, why }
  return remember({ ...entry, canary: undefined }, event)
}

/** Everyone is back on `version`; `previous` is what was live before that, never what was rolled back. */
export function returnTo(
  entry: Entry,
  version: string,
  previous: string | undefined,
  at: string,
  why?: string,
): Entry {
  const event = { at, action: 'rollback', version, from: entry.live, why } as const
  return remember({ ...entry, live: version, previous, canary: undefined }, event)
}

/** The version whose place `version` took when it last went live. */
export function liveBefore(entry: Entry, version: string): string | undefined {
  return entry.history.findLast((event) => event.action === 'promote' && event.version === version)?.from
}

/** The version that was stored last. */
export function newestPublished(entry: Entry): string | undefined {
  return entry.history.findLast((event) => event.action === 'publish')?.version
}

/** The step that took `version` back, if nothing has given it to anyone since. */
export function rolledBack(entry: Entry, version: string): HistoryEvent | undefined {
  const last = entry.history.findLast((event) => event.version === version || event.from === version)
  const wentBack = last?.action === 'rollback' || last?.action === 'auto-rollback'
  return wentBack && last.from === version ? last : undefined
}

/** Whether the history names `version`. */
export function isReleased(entry: Entry, version: string): boolean {
  return entry.history.some((event) => event.version === version)
}

/** Whether the history is too long to tell what came first. */
export function hasForgotten(entry: Entry): boolean {
  return entry.history.length >= KEPT_EVENTS
}

function remember(entry: Entry, event: HistoryEvent): Entry {
  return { ...entry, history: [...entry.history, event].slice(-KEPT_EVENTS) }
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}% of the visitors`
}
