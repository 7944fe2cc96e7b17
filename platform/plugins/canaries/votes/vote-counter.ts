import { createHmac } from 'node:crypto'
import type { Report } from '../../../protocol/index.ts'
import { isName, isVersion, voteKey } from '../../../registry/storage/keys.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import type { OnDamage } from '../../../registry/storage/stored-json.ts'
import { Ballot, type BallotLimits } from './ballot.ts'
import { readVoteFile } from './vote-store.ts'

export interface VoteCounterOptions extends Partial<BallotLimits> {
  /** Names this node's votes. No two running processes may share a name; a restarted node resumes under its old one. */
  readonly node: string
  /** The same on all nodes. Without it, the stored digests reveal neither networks nor visitors. */
  readonly secret: string
  /** Whether this visitor may have been served this version; other reports are not counted. */
  readonly serves: (visitor: string, name: string, version: string) => boolean
  /** Called if this node's own file of before a restart is damaged; it is written anew. */
  readonly onDamage?: OnDamage
}

/** Counts browsers' reports, which `status` shows and canaries are judged by. */
export interface VoteCounter {
  /** Counts a report by a visitor whose id and network are already authenticated; returns whether it counted. */
  count(visitor: string, network: string, report: Report, now?: Date): boolean
  /** Writes what has changed since the last call; the owner calls it every few seconds. */
  flush(): Promise<void>
}

interface OpenBallot {
  readonly key: string
  readonly ballot: Ballot
  changed: boolean
  restored: boolean
}

export function voteCounter(storage: Storage, options: VoteCounterOptions): VoteCounter {
  const { node, secret, serves, onDamage, perNetwork = 5, visitors = 20_000 } = options
  if (!isVersion(node))
    throw new Error(`'${node}' cannot name a node: use letters, digits, dots and hyphens.`)
  const ballots = new Map<string, OpenBallot>()
  let flushed = Promise.resolve()

  function digest(purpose: string, text: string): string {
    return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 16)
  }

  function count(visitor: string, network: string, report: Report, now = new Date()): boolean {
    const { name, version } = report
    if (!isName(name) || !isVersion(version) || !serves(visitor, name, version)) return false
    const key = voteKey(name, version, node)
    const open = ballots.get(key) ?? {
      key,
      ballot: new Ballot({ perNetwork, visitors }),
      changed: false,
      restored: false,
    }
    ballots.set(key, open)
    const from = digest('network', network)
    if (!open.ballot.count(digest('visitor', visitor), from, report, now.getTime())) return false
    open.changed = true
    return true
  }

  async function write(): Promise<void> {
    for (const open of ballots.values()) {
      // Drop idle ballots from memory; the flush after their next report restores them.
      if (open.changed) await writeBallot(open)
      else ballots.delete(open.key)
    }
  }

  async function writeBallot(open: OpenBallot): Promise<void> {
    const earlier = open.restored ? null : await readVoteFile(storage, open.key, onDamage)
    if (earlier) open.ballot.restore(earlier)
    open.restored = true
    open.changed = false
    try {
      await storage.put(open.key, Buffer.from(JSON.stringify(open.ballot.toFile())))
    } catch (error) {
      open.changed = true
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
