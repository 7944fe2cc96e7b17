import { SEARCH_COUNT_CAP } from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import { MINUTE_MS } from '../../../time.ts'
import type { Criteria } from './search-criteria.ts'
import { countUpTo } from './search-rows.ts'

/** Of a process; what was asked for longest ago gives way. */
const MOST = 10_000

interface Kept {
  readonly count: Promise<number>
  readonly until: number
}

/** Each database's own: a test has another. */
const kept = new WeakMap<object, Map<string, Kept>>()

export interface Counted {
  readonly criteria: Criteria
  readonly except?: Criteria | undefined
}

/**
 * How many fit, up to one more than is told; counted once a minute for everybody who looks for the same. Whom a block keeps
 * apart is among them: the page says how many there are where it shows the last.
 */
export function countFitting(db: Queryable, counted: Counted, now: Date): Promise<number> {
  const counts = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, counts)
  const key = JSON.stringify(counted)
  const known = counts.get(key)
  if (known && known.until > now.getTime()) return known.count
  const count = countUpTo(db, SEARCH_COUNT_CAP + 1, { ...counted, viewerId: null, at: now, now })
  counts.delete(key)
  counts.set(key, { count, until: now.getTime() + MINUTE_MS })
  count.catch(() => counts.delete(key))
  const [oldest] = counts.size > MOST ? counts.keys() : []
  if (oldest !== undefined) counts.delete(oldest)
  return count
}
