import type { SeenLander } from 'contracts'
import type { StateCreator } from 'zustand'

export interface LanderSlice {
  /** The last document of a landing page that the visitor has seen, for a signup that follows from it. */
  readonly seenLander: SeenLander | null
  /** Whether a document filled the visitor's home at load. If not, the home need not wait for one. */
  readonly hasHomeDocument: boolean
  /** The landing pages for a chosen member that documents filled then. Unknown to an older shell. */
  readonly memberDocuments?: readonly string[]
  readonly keepSeenLander: (lander: SeenLander) => void
}

export const landerSlice: StateCreator<LanderSlice> = (set) => ({
  seenLander: null,
  hasHomeDocument: false,
  memberDocuments: [],
  keepSeenLander: (seenLander) => set({ seenLander }),
})
