import type { ProfileSummary } from 'contracts'
import { useStore } from '../state/store.ts'
import { hearTabs, isBeforeUser, onTurnedTo, tellTabs } from '../store/tabs.ts'

const CHANNEL = 'matches'

/**
 * §2: opens the match pop-up, once per match, whether the response or the event comes first, and in no other
 * tab; several queue up.
 */
export function openMatch(profile: ProfileSummary) {
  tellTabs(CHANNEL, profile.id)
  useStore.getState().openMatch(profile)
}

/** For the event: the tab before the user opens the pop-up, or else the first that they turn to. */
export function announceMatch(profile: ProfileSummary) {
  if (isBeforeUser()) openMatch(profile)
  else useStore.getState().awaitMatch(profile)
}

/** Shares the matches among the tabs; returns what stops it. */
export function shareMatches(): () => void {
  const { skipMatch } = useStore.getState()
  const unhear = hearTabs(CHANNEL, skipMatch)
  const unfollow = onTurnedTo(() => {
    for (const profile of useStore.getState().waitingMatches) openMatch(profile)
  })
  return () => {
    unhear()
    unfollow()
  }
}

/** Closes the pop-up on screen; the next match, if any, takes its place. */
export function closeMatch() {
  useStore.getState().closeMatch()
}

/** For a match that has ended: a later one with the same member opens the pop-up again. */
export function forgetMatch(id: string) {
  useStore.getState().forgetMatch(id)
}

/** Whether the pop-up of this match is open or waits its turn. */
export function isMatchOpen(id: string): boolean {
  return useStore.getState().matches.some((profile) => profile.id === id)
}

/** The member of the match on screen. */
export function useMatch(): ProfileSummary | null {
  return useStore(({ matches }) => matches[0] ?? null)
}
