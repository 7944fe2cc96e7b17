import type { Report } from '../../../protocol/index.ts'
import { mergeVotes, type ReportMessage, type Vote, type VoteFile } from './vote-file.ts'

/** Maximum number of visitors counted per network, over all nodes. */
const PER_NETWORK = 5
/** Maximum number of visitors; the least recently heard are dropped first. */
const MAX_VISITORS = 20_000
const MAX_MESSAGES = 3
const MAX_LOAD_MS = 10 * 60 * 1000
const MAX_MESSAGE_LENGTH = 200

/** Votes on one version, in memory: those that a node has counted, or those of all nodes merged. */
export class Ballot {
  private readonly maxVisitors: number
  /** Least recently heard first. */
  private readonly votes = new Map<string, Vote>()
  private readonly perNetwork = new Map<string, number>()
  private latest: ReportMessage[] = []

  constructor(maxVisitors = MAX_VISITORS) {
    this.maxVisitors = maxVisitors
  }

  get visitors(): ReadonlyMap<string, Vote> {
    return this.votes
  }

  /** The latest few, newest first. */
  get messages(): readonly ReportMessage[] {
    return this.latest
  }

  /** Counts a report, once per visitor and kind; returns false if the limit of its network is reached. */
  count(visitor: string, from: string, { kind, ms, message, stack }: Report, at: number): boolean {
    if (!this.add(visitor, voteFor(kind, from, ms, at))) return false
    if (kind !== 'load' && message) {
      const frames = stack ? { stack: stack.split('\n') } : {}
      this.latest = [{ at, kind, text: printable(message), visitor, ...frames }, ...this.latest]
    }
    this.keepMessages()
    return true
  }

  /** Adds votes that were counted elsewhere. To add them again changes nothing. */
  merge({ visitors, messages }: VoteFile): void {
    for (const [visitor, vote] of Object.entries(visitors)) this.add(visitor, vote)
    const known = new Set(this.latest.map((message) => JSON.stringify(message)))
    const added = messages.filter((message) => !known.has(JSON.stringify(message)))
    this.latest = [...added, ...this.latest].sort((a, b) => b.at - a.at)
    this.keepMessages()
  }

  toFile(): VoteFile {
    return { visitors: Object.fromEntries(this.votes), messages: this.latest }
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

function voteFor(kind: Report['kind'], from: string, ms: number | undefined, at: number): Vote {
  if (kind === 'failure') return { from, failed: at }
  if (kind === 'crash') return { from, crashed: at }
  return { from, loaded: at, ms: loadTime(ms) }
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
