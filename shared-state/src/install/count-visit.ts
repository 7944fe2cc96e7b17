import { readStored, writeStored } from '../store/browser-storage.ts'

const KEY = 'visits'

/** Milliseconds without a page after which the next one begins another visit. */
const BREAK = 30 * 60_000

interface Visits {
  readonly count: number
  /** When the last page was opened, as a time stamp. */
  readonly at: number
}

/** Counts the visits of this browser; returns how many there have been, with the current one. */
export function countVisit(now = Date.now()): number {
  const before = readVisits()
  const isNew = before === undefined || now - before.at >= BREAK
  const count = (before?.count ?? 0) + (isNew ? 1 : 0)
  writeStored(KEY, JSON.stringify({ count, at: now } satisfies Visits))
  return count
}

function readVisits(): Visits | undefined {
  try {
    const { count, at } = JSON.parse(readStored(KEY) ?? '')
    return Number.isSafeInteger(count) && Number.isFinite(at) ? { count, at } : undefined
  } catch {
    return undefined
  }
}
