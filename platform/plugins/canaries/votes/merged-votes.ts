import { VOTES, votePrefix } from '../../../registry/storage/keys.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import type { OnDamage } from '../../../registry/storage/stored-json.ts'
import { Ballot } from './ballot.ts'
import type { Vote } from './vote-file.ts'
import { mergeFiles, writeVotes } from './vote-store.ts'

/** How many files there are of one version before they are made into one. */
const MANY_FILES = 150

interface Merged {
  readonly ballot: Ballot
  readonly read: Set<string>
}

/**
 * The votes of all nodes, kept in memory by the one that judges: it reads each file once. Another node may do the same at
 * the same time: votes are removed only after they are in a newer file, and to merge them twice changes nothing.
 */
export class MergedVotes {
  private readonly storage: Storage
  private readonly onDamage: OnDamage
  private readonly byPrefix = new Map<string, Merged>()

  constructor(storage: Storage, onDamage: OnDamage) {
    this.storage = storage
    this.onDamage = onDamage
  }

  on(name: string, version: string): Iterable<Vote> {
    return this.byPrefix.get(votePrefix(name, version))?.ballot.visitors.values() ?? []
  }

  /** Reads what is new, and returns whether there was anything. */
  async refresh(): Promise<boolean> {
    const keys = Map.groupBy(await this.storage.list(VOTES), prefixOf)
    for (const prefix of this.byPrefix.keys()) if (!keys.has(prefix)) this.byPrefix.delete(prefix)
    let isNew = false
    for (const [prefix, files] of keys) {
      const merged = this.byPrefix.get(prefix) ?? { ballot: new Ballot(), read: new Set() }
      this.byPrefix.set(prefix, merged)
      if (files.every((key) => merged.read.has(key))) continue
      isNew = true
      await mergeFiles(this.storage, merged.ballot, { keys: files, read: merged.read }, this.onDamage)
      if (merged.read.size >= MANY_FILES) await this.makeOne(prefix, merged)
    }
    return isNew
  }

  clear(): void {
    this.byPrefix.clear()
  }

  private async makeOne(prefix: string, { ballot, read }: Merged): Promise<void> {
    const key = await writeVotes(this.storage, prefix, ballot.toFile())
    for (const old of read) await this.storage.remove(old)
    read.clear()
    read.add(key)
  }
}

function prefixOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}
