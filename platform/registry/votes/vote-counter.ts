import { createHmac } from 'node:crypto'
import type { Report } from '../../data/index.ts'
import { isName, isVersion, voteKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { addressGroup } from './address-group.ts'
import { Ballot, type BallotLimits } from './ballot.ts'
import { readVoteFile } from './vote-store.ts'

export interface VoteCounterOptions extends Partial<BallotLimits> {
  /** Names this node's objects: no two running processes share one; after a restart the same one goes on counting. */
  readonly node: string
  /** The same on all nodes. Neither addresses nor visitors can be told from what is stored without it. */
  readonly secret: string
  /** Whether this visitor can have been served this version; nothing else is counted. */
  readonly serves: (visitor: string, name: string, version: string) => boolean
}

/** Counts what browsers report, for the judge of canaries and for `status`. */
export interface VoteCounter {
  /** Counts a report of a visitor whose id is authenticated already; false where it did not count. */
  count(visitor: string, address: string, report: Report, now?: Date): boolean
  /** Writes what has changed since the last time; whoever made the counter calls it every few seconds. */
  flush(): Promise<void>
}

interface Open {
  readonly key: string
  readonly ballot: Ballot
  changed: boolean
  restored: boolean
}

/** The counter of one node. */
export function voteCounter(storage: Storage, options: VoteCounterOptions): VoteCounter {
  const { node, secret, serves, perAddress = 5, visitors = 20_000 } = options
  if (!isVersion(node))
    throw new Error(`'${node}' cannot name a node: use letters, digits, dots and hyphens.`)
  const open = new Map<string, Open>()
  let flushed = Promise.resolve()

  function digest(what: string, text: string): string {
    return createHmac('sha256', secret).update(`${what}\n${text}`).digest('base64url').slice(0, 16)
  }

  function count(visitor: string, address: string, report: Report, now = new Date()): boolean {
    const { name, version } = report
    if (!isName(name) || !isVersion(version) || !serves(visitor, name, version)) return false
    const key = voteKey(name, version, node)
    const found = open.get(key) ?? {
      key,
      ballot: new Ballot({ perAddress, visitors }),
      changed: false,
      restored: false,
    }
    open.set(key, found)
    const from = digest('address', addressGroup(address))
    if (!found.ballot.count(digest('visitor', visitor), from, report, now.getTime())) return false
    found.changed = true
    return true
  }

  async function write(): Promise<void> {
    for (const found of open.values()) {
      // What is quiet leaves memory, and comes back from its object when it is heard of again.
      if (found.changed) await writeBallot(found)
      else open.delete(found.key)
    }
  }

  async function writeBallot(found: Open): Promise<void> {
    const earlier = found.restored ? null : await readVoteFile(storage, found.key)
    if (earlier) found.ballot.restore(earlier)
    found.restored = true
    found.changed = false
    try {
      await storage.put(found.key, Buffer.from(JSON.stringify(found.ballot.toFile())))
    } catch (error) {
      found.changed = true
      throw error
    }
  }

  return {
    count,
    flush() {
      // One after the other, and a failed one does not stop the next.
      flushed = flushed.then(write, write)
      return flushed
    },
  }
}
