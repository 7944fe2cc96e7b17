import { createHmac } from 'node:crypto'
import { isName, isVersion, votePrefix } from '../../../registry/storage/keys.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import { Ballot, type Observation } from './ballot.ts'
import { writeVotes } from './vote-store.ts'

export interface VoteCounterOptions {
  /** The same on all nodes. Without it, the stored digests reveal neither networks nor visitors. */
  readonly secret: string
  /** Whether this visitor may have been served this version; other reports are not counted. */
  readonly serves: (visitor: string, name: string, version: string) => boolean
  /** Maximum number of visitors of a version that are remembered. */
  readonly maxVisitors?: number
}

/** Counts browsers' reports, which `status` shows and canaries are judged by. */
export interface VoteCounter {
  /** Counts a report by a visitor whose id and network are already authenticated; returns whether it counted. */
  count(visitor: string, network: string, observation: Observation, now?: Date): boolean
  /** Writes what has changed since the last call; the owner calls it every few seconds. */
  flush(): Promise<void>
}

interface OpenBallot {
  readonly prefix: string
  readonly counted: Ballot
  /** The votes since the last flush. */
  unwritten: Ballot
  /** Time of the last report. */
  at: number
}

/** After an hour without reports, a version is forgotten; its votes are stored. */
const IDLE_MS = 60 * 60 * 1000

const HOUR_MS = 60 * 60 * 1000

/** Nothing by which the votes of a visitor on several pages could be put together again: rounded values, and the hour. */
function onPage({ cached: _, value, ...observation }: Observation, now: Date) {
  const rounded = value !== undefined && { value: Number(value.toPrecision(2)) }
  return {
    observation: { ...observation, ...rounded },
    now: new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS),
  }
}

/** Counts on one node. It writes only what is new, however much there is, and reads nothing. */
export function voteCounter(
  storage: Storage,
  { secret, serves, maxVisitors }: VoteCounterOptions,
): VoteCounter {
  const ballots = new Map<string, OpenBallot>()
  let flushed = Promise.resolve()

  function digest(purpose: string, text: string): string {
    return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 16)
  }

  function count(visitor: string, network: string, observation: Observation, now = new Date()): boolean {
    const { name, version, page } = observation
    if (!isName(name) || !isVersion(version) || !serves(visitor, name, version)) return false
    const prefix = votePrefix(name, version)
    const open = ballots.get(prefix) ?? {
      prefix,
      counted: new Ballot(maxVisitors),
      unwritten: new Ballot(maxVisitors),
      at: 0,
    }
    ballots.set(prefix, open)
    if (!countIn(open, (ballot) => ballot, { visitor, network, observation, now })) return false
    if (page !== undefined) {
      const own = { visitor: `${visitor}\n${page}`, network: `${network}\n${page}` }
      countIn(open, (ballot) => ballot.page(page), { ...own, ...onPage(observation, now) })
    }
    open.at = Date.now()
    return true
  }

  /** Counts on this node, and remembers to write it. */
  function countIn(
    { counted, unwritten }: OpenBallot,
    choose: (ballot: Ballot) => Ballot,
    {
      visitor,
      network,
      observation,
      now,
    }: { visitor: string; network: string; observation: Observation; now: Date },
  ): boolean {
    const from = digest('network', network)
    const by = digest('visitor', visitor)
    if (!choose(counted).count(by, from, observation, now.getTime())) return false
    choose(unwritten).count(by, from, observation, now.getTime())
    return true
  }

  async function write(): Promise<void> {
    for (const open of ballots.values()) {
      if (open.unwritten.visitors.size > 0) await writeBallot(open)
      else if (open.at < Date.now() - IDLE_MS) ballots.delete(open.prefix)
    }
  }

  async function writeBallot(open: OpenBallot): Promise<void> {
    const { unwritten } = open
    open.unwritten = new Ballot(maxVisitors)
    try {
      await writeVotes(storage, open.prefix, unwritten.toFile())
    } catch (error) {
      unwritten.merge(open.unwritten.toFile())
      open.unwritten = unwritten
      throw error
    }
  }

  return {
    count,
    flush() {
      // Flushes run one after another; a failed one doesn't stop the next.
      flushed = flushed.then(write, write)
      return flushed
    },
  }
}
