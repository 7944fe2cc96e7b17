import { entriesOf, readDocument } from '../../../registry/document/document.ts'
import { alertKey, alertPrefix } from '../../../registry/storage/keys.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import { tallyOf } from '../votes/tally.ts'
import { readVotes } from '../votes/vote-store.ts'
import type { Known } from './auto-rollback.ts'
import { judgeRise } from './judge-rise.ts'

export interface FailureAlert {
  readonly name: string
  readonly version: string
  readonly why: string
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const RECENT_MS = 10 * MINUTE_MS

/**
 * Returns the live versions whose failures have risen, each at most once an hour. Nodes may do this concurrently: only one
 * of them gets an alert.
 */
export async function risingFailures(
  storage: Storage,
  now: Date = new Date(),
  known?: Known,
): Promise<FailureAlert[]> {
  const alerts: FailureAlert[] = []
  for (const { name, entry } of entriesOf(known?.document ?? (await readDocument(storage)))) {
    if (entry.live === undefined) continue
    const votes = [
      ...(known?.votesOn(name, entry.live) ?? (await readVotes(storage, name, entry.live)).visitors.values()),
    ]
    const recently = now.getTime() - RECENT_MS
    const why = judgeRise(tallyOf(votes, recently), tallyOf(votes, recently - HOUR_MS, recently))
    if (why === undefined || !(await claim(storage, name, entry.live, now.getTime()))) continue
    alerts.push({ name, version: entry.live, why })
  }
  return alerts
}

/** Claims the alert of this hour by an exclusive create, unless the last one is less than an hour old. */
async function claim(storage: Storage, name: string, version: string, now: number): Promise<boolean> {
  const hour = Math.floor(now / HOUR_MS)
  const key = alertKey(name, version, hour)
  for (const earlier of await storage.list(alertPrefix(name, version))) {
    const at = Number(await storage.read(earlier))
    if (at > now - HOUR_MS) return false
    if (earlier !== key) await storage.remove(earlier)
  }
  return storage.create(key, Buffer.from(String(now)))
}
