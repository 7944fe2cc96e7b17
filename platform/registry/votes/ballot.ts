import type { Report } from '../../data/index.ts'
import { KEPT_MESSAGES, type Message, mergeVotes, type Vote, type VoteFile } from './vote-store.ts'

export interface BallotLimits {
  /** Visitors that are counted from one address. */
  readonly perAddress: number
  /** Visitors that are remembered; the longest unheard leave first. */
  readonly visitors: number
}

const LONGEST_LOAD = 10 * 60 * 1000
const LONGEST_MESSAGE = 200

/** What one node has counted of one version, in memory. */
export class Ballot {
  readonly #limits: BallotLimits
  /** Longest unheard first. */
  #visitors = new Map<string, Vote>()
  #heard = new Map<string, number>()
  #messages: Message[] = []

  constructor(limits: BallotLimits) {
    this.#limits = limits
  }

  /** Counts a report, once for each visitor and kind; false where its address has had its visitors. */
  count(visitor: string, from: string, { kind, ms, message }: Report, at: number): boolean {
    if (!this.#add(visitor, voteFor(kind, from, ms, at))) return false
    if (kind !== 'load' && message)
      this.#messages = [{ at, kind, text: printable(message) }, ...this.#messages]
    this.#messages = this.#messages.slice(0, KEPT_MESSAGES)
    return true
  }

  /** Puts what this node had counted before it was restarted below what it has counted since. */
  restore(earlier: VoteFile): void {
    const since = this.#visitors
    this.#visitors = new Map()
    this.#heard = new Map()
    for (const [visitor, vote] of [...Object.entries(earlier.visitors), ...since]) this.#add(visitor, vote)
    this.#messages = [...this.#messages, ...earlier.messages].slice(0, KEPT_MESSAGES)
  }

  toFile(): VoteFile {
    const visitors = Object.fromEntries(this.#visitors)
    return { perAddress: this.#limits.perAddress, visitors, messages: this.#messages }
  }

  #add(visitor: string, vote: Vote): boolean {
    const known = this.#visitors.get(visitor)
    if (known) {
      this.#visitors.delete(visitor)
      this.#visitors.set(visitor, mergeVotes(known, vote))
      return true
    }
    const heard = this.#heard.get(vote.from) ?? 0
    if (heard >= this.#limits.perAddress) return false
    this.#heard.set(vote.from, heard + 1)
    this.#visitors.set(visitor, vote)
    this.#forgetOldest()
    return true
  }

  #forgetOldest(): void {
    for (const [visitor, { from }] of this.#visitors) {
      if (this.#visitors.size <= this.#limits.visitors) return
      this.#visitors.delete(visitor)
      const heard = (this.#heard.get(from) ?? 1) - 1
      if (heard === 0) this.#heard.delete(from)
      else this.#heard.set(from, heard)
    }
  }
}

function voteFor(kind: Report['kind'], from: string, ms: number | undefined, at: number): Vote {
  if (kind === 'failure') return { from, failed: at }
  if (kind === 'crash') return { from, crashed: at }
  const measured = ms !== undefined && Number.isFinite(ms) && ms >= 0 && ms <= LONGEST_LOAD
  return { from, loaded: at, ms: measured ? Math.round(ms) : undefined }
}

/** A message comes from anyone and goes to a terminal: no control characters, no novels. */
function printable(message: string): string {
  return message.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, LONGEST_MESSAGE)
}
