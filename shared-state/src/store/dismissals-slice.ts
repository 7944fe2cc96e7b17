import { type DismissalKey, dismissals } from 'contracts'
import type { StateCreator } from 'zustand'
import { readStored, writeStored } from './browser-storage.ts'

export interface DismissalsSlice {
  /** §4: what was put away, and when, as an ISO date and time. It stays away. */
  readonly dismissed: Readonly<Partial<Record<DismissalKey, string>>>
  readonly dismiss: (key: DismissalKey) => void
}

function readDismissed(): DismissalsSlice['dismissed'] {
  const found = Object.values(dismissals).flatMap((key) => {
    const time = readStored(key)
    return time === null ? [] : [[key, time] as const]
  })
  return Object.fromEntries(found)
}

export const dismissalsSlice: StateCreator<DismissalsSlice> = (set) => ({
  dismissed: readDismissed(),
  dismiss(key) {
    const time = new Date().toISOString()
    writeStored(key, time)
    set(({ dismissed }) => ({ dismissed: { ...dismissed, [key]: time } }))
  },
})
