import type { ProfileSummary } from 'contracts'
import { useStore } from '../store/store.ts'

/** §2: opens the match pop-up, once per match, whether the response or the event comes first; several queue up. */
export function openMatch(profile: ProfileSummary) {
  useStore.getState().openMatch(profile)
}

/** Closes the pop-up on screen; the next match, if any, takes its place. */
export function closeMatch() {
  useStore.getState().closeMatch()
}

/** For a match that has ended: a later one with the same member opens the pop-up again. */
export function forgetMatch(id: string) {
  useStore.getState().forgetMatch(id)
}

/** The member of the match on screen. */
export function useMatch(): ProfileSummary | null {
  return useStore(({ matches }) => matches[0] ?? null)
}
