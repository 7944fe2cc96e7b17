import type { Role } from 'contracts'
import type { StateCreator } from 'zustand'
import { readSiteState } from '../site-state.ts'

export interface SessionSlice {
  /** Who looks at the page; follows the user in the query cache. */
  readonly role: Role
  readonly setRole: (role: Role) => void
}

export const signedOut = { role: 'visitor' } as const

export const sessionSlice: StateCreator<SessionSlice> = (set) => ({
  role: readSiteState()?.user?.role ?? 'visitor',
  setRole: (role) => set({ role }),
})
