import { type Tracking, trackingIn } from 'contracts'
import type { StateCreator } from 'zustand'
import { readStored, writeStored } from './browser-storage.ts'

export interface TrackingSlice {
  /** §3: where the visitor came from, as the first page's query said; kept in this browser. */
  readonly tracking: Tracking
}

const KEY = 'tracking'

/** The query of this page, or else what was kept of an earlier one. */
function readTracking(): Tracking {
  const found = typeof location === 'undefined' ? undefined : trackingIn(location.search)
  if (!found) return trackingIn(readStored(KEY) ?? '') ?? {}
  writeStored(KEY, new URLSearchParams(found).toString())
  return found
}

export const trackingSlice: StateCreator<TrackingSlice> = () => ({ tracking: readTracking() })
