import { JUDGES, judgeKey } from '../../../registry/storage/keys.ts'
import type { Storage } from '../../../registry/storage/storage.ts'

const TERM_MS = 10_000

/**
 * Chooses one of the nodes that share a storage, for work that one is enough for: the first that claims a term has it, and
 * claims the next one before it begins. If it dies, another takes over within two terms. While clocks differ, or after a
 * node was suspended, two may have it, so the work must bear that.
 */
export function lease(storage: Storage) {
  /** The last term that is ours. */
  let held = -1

  async function claim(term: number): Promise<boolean> {
    // Reading is cheaper than to fail to write, in a bucket.
    if ((await storage.read(judgeKey(term))) !== null) return false
    if (!(await storage.create(judgeKey(term), Buffer.alloc(0)))) return false
    held = term
    return true
  }

  return {
    async isOurs(now = Date.now()): Promise<boolean> {
      const term = Math.floor(now / TERM_MS)
      if (term > held && !(await claim(term))) return false
      if (term === held && (await claim(term + 1)))
        for (const key of await storage.list(JUDGES)) if (key < judgeKey(term)) await storage.remove(key)
      return true
    },
    /** Lets another node take over at once. */
    async end(now = Date.now()): Promise<void> {
      for (let term = Math.floor(now / TERM_MS); term <= held; term += 1) await storage.remove(judgeKey(term))
      held = -1
    },
  }
}
