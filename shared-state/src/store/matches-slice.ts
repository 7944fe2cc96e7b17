import type { ProfileSummary } from 'contracts'
import type { StateCreator } from 'zustand'
import type { OverlaysSlice } from './overlays-slice.ts'

export interface MatchesSlice {
  /** With whom there is a match that is still to be shown; the first is on screen. */
  readonly matches: readonly ProfileSummary[]
  /** Ids of those who were shown, or will be: the answer to a like tells of a match, and so does the event. */
  readonly toldMatches: readonly string[]
  readonly openMatch: (profile: ProfileSummary) => void
  /** The one on screen was seen. */
  readonly closeMatch: () => void
  /** It is over, or that member is to be seen no more. */
  readonly forgetMatch: (id: string) => void
}

export const noMatches: Pick<MatchesSlice, 'matches' | 'toldMatches'> = { matches: [], toldMatches: [] }

export const matchesSlice: StateCreator<MatchesSlice & OverlaysSlice, [], [], MatchesSlice> = (set, get) => {
  function show(matches: readonly ProfileSummary[]) {
    set({ matches })
    if (matches.length > 0) get().openOverlay('match')
    else get().closeOverlay('match')
  }
  return {
    ...noMatches,
    openMatch(profile) {
      const { matches, toldMatches } = get()
      if (toldMatches.includes(profile.id)) return
      set({ toldMatches: [...toldMatches, profile.id] })
      show([...matches, profile])
    },
    closeMatch: () => show(get().matches.slice(1)),
    forgetMatch(id) {
      set(({ toldMatches }) => ({ toldMatches: toldMatches.filter((told) => told !== id) }))
      if (get().matches.some((profile) => profile.id === id))
        show(get().matches.filter((profile) => profile.id !== id))
    },
  }
}
