import type { Role } from 'contracts'
import type { StateCreator } from 'zustand'

export interface SessionSlice {
  /** Role of the viewer; follows the user in the query cache. */
  readonly role: Role
  readonly setRole: (role: Role) => void
  /** Whether the member has logged out in this page. */
  readonly hasLeft: boolean
  readonly setHasLeft: (hasLeft: boolean) => void
}

export const signedOut = { role: 'visitor' } as const

export const sessionSlice: StateCreator<SessionSlice, [], [], Omit<SessionSlice, 'role'>> = (set) => ({
  setRole: (role) => set({ role }),
  hasLeft: false,
  setHasLeft: (hasLeft) => set({ hasLeft }),
})
