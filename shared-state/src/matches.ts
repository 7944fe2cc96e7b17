import type { ProfileSummary } from 'contracts'
import { useStore } from './store/store.ts'

/** §2: the pop-up, once for each match, whoever tells of it first; of several one after the other. */
export function openMatch(profile: ProfileSummary) {
  useStore.getState().openMatch(profile)
}

/** The one on screen was seen; the next one, if there is one, takes its place. */
export function closeMatch() {
  useStore.getState().closeMatch()
}

/** It is over: a later one of the same two is a new one. */
export function forgetMatch(id: string) {
  useStore.getState().forgetMatch(id)
}

/** With whom the match is that is to be seen now. */
export function useMatch(): ProfileSummary | null {
  return useStore(({ matches }) => matches[0] ?? null)
}
