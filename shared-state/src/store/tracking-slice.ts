import { TRACKING_COOKIE, TRACKING_COOKIE_DAYS, type Tracking, trackingIn } from 'contracts'
import { writeCookie } from './browser-cookie.ts'
import { readStored, writeStored } from './browser-storage.ts'

export interface TrackingSlice {
  /** §3: where the visitor came from, by the query of the first page; stored in this browser. */
  readonly tracking: Tracking
}

const KEY = 'tracking'

/** From the query of this page, or else of an earlier one. The cookie is for the server's first page. */
export function readTracking(): Tracking {
  const found = trackingIn(location.search)
  if (!found) return trackingIn(readStored(KEY) ?? '') ?? {}
  const text = new URLSearchParams(found).toString()
  writeStored(KEY, text)
  writeCookie(TRACKING_COOKIE, text, TRACKING_COOKIE_DAYS)
  return found
}
