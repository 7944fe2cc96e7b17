import type { SeenLander } from 'contracts'
import type { StateCreator } from 'zustand'

export interface LanderSlice {
  /** The last document of a landing page that the visitor has seen, for a signup that follows from it. */
  readonly seenLander: SeenLander | null
  readonly keepSeenLander: (lander: SeenLander) => void
}

export const landerSlice: StateCreator<LanderSlice> = (set) => ({
  seenLander: null,
  keepSeenLander: (seenLander) => set({ seenLander }),
})
