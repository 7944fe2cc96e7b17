import type { Report } from '../../../protocol/index.ts'
import type { ReportMessage, Vote, VoteFile } from './vote-file.ts'
import { MAX_MESSAGES, mergeVotes } from './vote-store.ts'

export interface BallotLimits {
  /** Maximum number of visitors counted per network. */
  readonly perNetwork: number
  /** Maximum number of visitors; the least recently heard are dropped first. */
  readonly visitors: number
}

const MAX_LOAD_MS = 10 * 60 * 1000
const MAX_MESSAGE_LENGTH = 200

/** The votes that one node has counted for one version, in memory. */
export class Ballot {
  private readonly limits: BallotLimits
  /** Least recently heard first. */
  private visitors = new Map<string, Vote>()
  private perNetwork = new Map<string, number>()
  private messages: ReportMessage[] = []

  constructor(limits: BallotLimits) {
    this.limits = limits
  }

  /** Counts a report, once per visitor and kind; returns false if the limit of its network is reached. */
  count(visitor: string, from: string, { kind, ms, message, stack }: Report, at: number): boolean {
    if (!this.add(visitor, voteFor(kind, from, ms, at))) return false
    if (kind !== 'load' && message) {
      const frames = stack ? { stack: stack.split('\n') } : {}
      this.messages = [{ at, kind, text: printable(message), visitor, ...frames }, ...this.messages]
    }
    this.keepMessages()
    return true
  }

  /** Merges what this node had counted before a restart with what it has counted since. */
  restore(earlier: VoteFile): void {
    const since = this.visitors
    this.visitors = new Map()
    this.perNetwork = new Map()
    for (const [visitor, vote] of [...Object.entries(earlier.visitors), ...since]) this.add(visitor, vote)
    this.messages = [...this.messages, ...earlier.messages]
    this.keepMessages()
  }

  toFile(): VoteFile {
    const visitors = Object.fromEntries(this.visitors)
    return { perNetwork: this.limits.perNetwork, visitors, messages: this.messages }
  }

  private add(visitor: string, vote: Vote): boolean {
    const known = this.visitors.get(visitor)
    if (known) {
      this.visitors.delete(visitor)
      this.visitors.set(visitor, mergeVotes(known, vote))
      return true
    }
    const count = this.perNetwork.get(vote.from) ?? 0
    if (count >= this.limits.perNetwork) return false
    this.perNetwork.set(vote.from, count + 1)
    this.visitors.set(visitor, vote)
    this.dropOldest()
    return true
  }

  /** Keeps the latest messages of visitors whose votes count. */
  private keepMessages(): void {
    this.messages = this.messages.filter(({ visitor }) => this.visitors.has(visitor)).slice(0, MAX_MESSAGES)
  }

  private dropOldest(): void {
    for (const [visitor, { from }] of this.visitors) {
      if (this.visitors.size <= this.limits.visitors) return
      this.visitors.delete(visitor)
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
