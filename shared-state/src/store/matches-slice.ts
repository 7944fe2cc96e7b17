import type { ProfileSummary } from 'contracts'
import type { StateCreator } from 'zustand'
import type { OverlaysSlice } from './overlays-slice.ts'
import type { PushSlice } from './push-slice.ts'

export interface MatchesSlice {
  /** Members whose match is still to be shown; the first is on screen. */
  readonly matches: readonly ProfileSummary[]
  /** Ids of members whose match was queued: both the response to a like and the event announce it. */
  readonly announcedMatches: readonly string[]
  readonly openMatch: (profile: ProfileSummary) => void
  /** Closes the match on screen. */
  readonly closeMatch: () => void
  /** Drops a match that has ended, or whose member is blocked. */
  readonly forgetMatch: (id: string) => void
}

export const noMatches: Pick<MatchesSlice, 'matches' | 'announcedMatches'> = {
  matches: [],
  announcedMatches: [],
}

export const matchesSlice: StateCreator<MatchesSlice & OverlaysSlice & PushSlice, [], [], MatchesSlice> = (
  set,
  get,
) => {
  function show(matches: readonly ProfileSummary[]) {
    set({ matches })
    if (matches.length > 0) get().openOverlay('match')
    else get().closeOverlay('match')
  }
  return {
    ...noMatches,
    openMatch(profile) {
      const { matches, announcedMatches } = get()
      if (announcedMatches.includes(profile.id)) return
      set({ announcedMatches: [...announcedMatches, profile.id] })
      show([...matches, profile])
      get().offerPush()
    },
    closeMatch: () => show(get().matches.slice(1)),
    forgetMatch(id) {
      set(({ announcedMatches }) => ({
        announcedMatches: announcedMatches.filter((announced) => announced !== id),
      }))
      if (get().matches.some((profile) => profile.id === id))
        show(get().matches.filter((profile) => profile.id !== id))
    },
  }
}
