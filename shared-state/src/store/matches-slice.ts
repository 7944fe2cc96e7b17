import type { ProfileSummary } from 'contracts'
import type { StateCreator } from 'zustand'
import type { OverlaysSlice } from './overlays-slice.ts'
import type { PushSlice } from './push-slice.ts'

export interface MatchesSlice {
  /** Members whose match is still to be shown; the first is on screen. */
  readonly matches: readonly ProfileSummary[]
  /** Ids of members of whose match the user knows: both the response to a like and the event tell of it. */
  readonly announcedMatches: readonly string[]
  /** Members whose match waits for a notice. */
  readonly waitingMatches: readonly ProfileSummary[]
  readonly openMatch: (profile: ProfileSummary) => void
  readonly awaitMatch: (profile: ProfileSummary) => void
  /** For a match that is told elsewhere. */
  readonly skipMatch: (id: string) => void
  /** Closes the match on screen. */
  readonly closeMatch: () => void
  /** Drops a match that has ended, or whose member is blocked. */
  readonly forgetMatch: (id: string) => void
}

export const noMatches: Pick<MatchesSlice, 'matches' | 'announcedMatches' | 'waitingMatches'> = {
  matches: [],
  announcedMatches: [],
  waitingMatches: [],
}

const without = (profiles: readonly ProfileSummary[], id: string) =>
  profiles.filter((profile) => profile.id !== id)

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
      const { matches, skipMatch } = get()
      if (matches.some(({ id }) => id === profile.id)) return
      skipMatch(profile.id)
      show([...matches, profile])
      get().offerPush()
    },
    awaitMatch(profile) {
      const { waitingMatches, announcedMatches } = get()
      if (announcedMatches.includes(profile.id)) return
      set({ waitingMatches: [...without(waitingMatches, profile.id), profile] })
    },
    skipMatch: (id) =>
      set(({ announcedMatches, waitingMatches }) => ({
        announcedMatches: [...announcedMatches.filter((announced) => announced !== id), id],
        waitingMatches: without(waitingMatches, id),
      })),
    closeMatch: () => show(get().matches.slice(1)),
    forgetMatch(id) {
      set(({ announcedMatches, waitingMatches }) => ({
        announcedMatches: announcedMatches.filter((announced) => announced !== id),
        waitingMatches: without(waitingMatches, id),
      }))
      if (get().matches.some((profile) => profile.id === id)) show(without(get().matches, id))
    },
  }
}
