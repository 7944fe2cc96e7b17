import type { Report } from '../../../protocol/index.ts'
import type { Metric } from '../../../registry/index.ts'
import { mergeVotes, type ReportMessage, type Vote, type VoteFile } from './vote-file.ts'

/** Something to count: a browser's report, or how a first view fared on this server. */
export interface Observation extends Omit<Report, 'kind' | 'metric'> {
  readonly kind: Report['kind'] | 'shed'
  readonly metric?: Metric
}

/** Maximum number of visitors counted per network, over all nodes. */
const PER_NETWORK = 5
/** Maximum number of visitors; the least recently heard are dropped first. */
const MAX_VISITORS = 20_000
/** The same for one page, whose votes only show how fast it is. */
const MAX_VISITORS_OF_PAGE = 2_000
const MAX_MESSAGES = 3
const MAX_LOAD_MS = 10 * 60 * 1000
const MAX_SHIFT = 100
const MAX_MESSAGE_LENGTH = 200

/** Votes on one version, in memory: those that a node has counted, or those of all nodes merged. */
export class Ballot {
  private readonly maxVisitors: number
  /** Least recently heard first. */
  private readonly votes = new Map<string, Vote>()
  private readonly perNetwork = new Map<string, number>()
  private latest: ReportMessage[] = []
  private readonly byPage = new Map<string, Ballot>()

  constructor(maxVisitors = MAX_VISITORS) {
    this.maxVisitors = maxVisitors
  }

  get visitors(): ReadonlyMap<string, Vote> {
    return this.votes
  }

  /** Name of a route → the votes on that page. */
  get pages(): ReadonlyMap<string, Ballot> {
    return this.byPage
  }

  /** The latest few, newest first. */
  get messages(): readonly ReportMessage[] {
    return this.latest
  }

  /** Counts a report, once per visitor and kind; returns false if the limit of its network is reached. */
  count(visitor: string, from: string, observation: Observation, at: number): boolean {
    const vote = voteFor(observation, at)
    if (!vote || !this.add(visitor, { from, ...vote })) return false
    const { kind, message, stack } = observation
    if ((kind === 'failure' || kind === 'crash') && message) {
      const frames = stack ? { stack: stack.split('\n') } : {}
      this.latest = [{ at, kind, text: printable(message), visitor, ...frames }, ...this.latest]
    }
    this.keepMessages()
    return true
  }

  /** Adds votes that were counted elsewhere. To add them again changes nothing. */
  merge({ visitors, pages = {}, messages }: VoteFile): void {
    for (const [visitor, vote] of Object.entries(visitors)) this.add(visitor, vote)
    for (const [name, votes] of Object.entries(pages))
      this.page(name).merge({ visitors: votes, messages: [] })
    const known = new Set(this.latest.map((message) => JSON.stringify(message)))
    const added = messages.filter((message) => !known.has(JSON.stringify(message)))
    this.latest = [...added, ...this.latest].sort((a, b) => b.at - a.at)
    this.keepMessages()
  }

  page(name: string): Ballot {
    const ballot = this.byPage.get(name) ?? new Ballot(MAX_VISITORS_OF_PAGE)
    this.byPage.set(name, ballot)
    return ballot
  }

  toFile(): VoteFile {
    const pages = [...this.byPage].map(([name, { votes }]) => [name, Object.fromEntries(votes)] as const)
    return {
      visitors: Object.fromEntries(this.votes),
      ...(pages.length > 0 && { pages: Object.fromEntries(pages) }),
      messages: this.latest,
    }
  }

  private add(visitor: string, vote: Vote): boolean {
    const known = this.votes.get(visitor)
    if (known) {
      this.votes.delete(visitor)
      this.votes.set(visitor, mergeVotes(known, vote))
      return true
    }
    const count = this.perNetwork.get(vote.from) ?? 0
    if (count >= PER_NETWORK) return false
    this.perNetwork.set(vote.from, count + 1)
    this.votes.set(visitor, vote)
    this.dropOldest()
    return true
  }

  /** Keeps the latest messages of visitors whose votes count. */
  private keepMessages(): void {
    this.latest = this.latest.filter(({ visitor }) => this.votes.has(visitor)).slice(0, MAX_MESSAGES)
  }

  private dropOldest(): void {
    for (const [visitor, { from }] of this.votes) {
      if (this.votes.size <= this.maxVisitors) return
      this.votes.delete(visitor)
      const count = (this.perNetwork.get(from) ?? 1) - 1
      if (count === 0) this.perNetwork.delete(from)
      else this.perNetwork.set(from, count)
    }
  }
}

/** Undefined for a value that is not plausible: anyone can report any. */
function voteFor(
  { kind, ms, metric, value, cached }: Observation,
  at: number,
): Omit<Vote, 'from'> | undefined {
  switch (kind) {
    case 'failure':
      return { failed: at }
    case 'crash':
      return { crashed: at }
    case 'shed':
      return { shed: at }
    case 'load':
      return { loaded: at, ms: loadTime(ms) }
    case 'vital': {
      if (!metric) return undefined
      const measured = measuredValue(metric, value)
      if (measured === undefined) return undefined
      return {
        measured: at,
        speeds: { [metric]: measured },
        ...(cached !== undefined && { latest: { [metric]: { at, ms: measured, cached } } }),
      }
    }
  }
}

/** A value that was measured, if it is plausible, with no more digits than are shown. */
export function measuredValue(metric: Metric, value: number | undefined): number | undefined {
  if (metric !== 'cls') return loadTime(value)
  return value !== undefined && value >= 0 && value <= MAX_SHIFT
    ? Math.round(value * 1_000) / 1_000
    : undefined
}

/** The milliseconds that a load took, if they are plausible: anyone can report any number. */
export function loadTime(ms: number | undefined): number | undefined {
  const measured = ms !== undefined && Number.isFinite(ms) && ms >= 0 && ms <= MAX_LOAD_MS
  return measured ? Math.round(ms) : undefined
}

/** Anyone can send a message, and it ends up in a terminal: strip control characters and limit its length. */
function printable(message: string): string {
  return message.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, MAX_MESSAGE_LENGTH)
}
