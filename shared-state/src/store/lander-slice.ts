import { type SeenLander, TRACKING_COOKIE_DAYS } from 'contracts'
import type { StateCreator } from 'zustand'
import { readStored, writeStored } from './browser-storage.ts'

export interface LanderSlice {
  /** The last document of a landing page that this browser has shown in the last year, for a signup that follows. */
  readonly seenLander: SeenLander | null
  /** Whether a document filled the visitor's home at load. If not, the home need not wait for one. */
  readonly hasHomeDocument: boolean
  /** The landing pages for a chosen member that documents filled then. Unknown to an older shell. */
  readonly memberDocuments?: readonly string[]
  readonly keepSeenLander: (lander: SeenLander) => void
}

const KEY = 'lander'
const LIFETIME = TRACKING_COOKIE_DAYS * 24 * 60 * 60 * 1_000

/** From an earlier visit: a signup may follow after a reload, or some days later. */
export function readSeenLander(now = Date.now()): SeenLander | null {
  try {
    const { at, id, rev, variant } = JSON.parse(readStored(KEY) ?? '{}')
    const isWhole = typeof id === 'string' && Number.isInteger(rev) && variant !== undefined
    return isWhole && now - at < LIFETIME ? { id, rev, variant } : null
  } catch {
    return null
  }
}

export const landerSlice: StateCreator<LanderSlice> = (set) => ({
  seenLander: null,
  hasHomeDocument: false,
  memberDocuments: [],
  keepSeenLander(seenLander) {
    writeStored(KEY, JSON.stringify({ ...seenLander, at: Date.now() }))
    set({ seenLander })
  },
})
