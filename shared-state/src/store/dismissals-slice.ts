import { DISMISSAL_COOKIE_DAYS, type DismissalKey, dismissals } from 'contracts'
import type { StateCreator } from 'zustand'
import { writeCookie } from './browser-cookie.ts'
import { readStored, writeStored } from './browser-storage.ts'

export interface DismissalsSlice {
  /** §4: what the visitor dismissed, and when, as an ISO date and time. It stays dismissed. */
  readonly dismissed: Readonly<Partial<Record<DismissalKey, string>>>
  readonly dismiss: (key: DismissalKey) => void
}

export function readDismissed(): DismissalsSlice['dismissed'] {
  const found = Object.values(dismissals).flatMap((key) => {
    const time = readStored(key)
    return time === null ? [] : [[key, time] as const]
  })
  return Object.fromEntries(found)
}

export const dismissalsSlice: StateCreator<DismissalsSlice, [], [], Omit<DismissalsSlice, 'dismissed'>> = (
  set,
) => ({
  dismiss(key) {
    const time = new Date().toISOString()
    writeStored(key, time)
    // The server needs to know whether the first page has the entry warning.
    if (key === dismissals.entryWarning) writeCookie(key, time, DISMISSAL_COOKIE_DAYS)
    set(({ dismissed }) => ({ dismissed: { ...dismissed, [key]: time } }))
  },
})
