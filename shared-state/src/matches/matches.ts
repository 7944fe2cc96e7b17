import type { ProfileSummary } from 'contracts'
import { state } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { hearTabs, isBeforeUser, onTurnedTo, tellTabs } from '../store/tabs.ts'

const CHANNEL = 'matches'

/** Matches that are made within this time of each other share a notice, and the response to an own like comes first. */
const SETTLE_MS = 1_500

/** §2: opens the match pop-up for a like that the user has just given here; several queue up. */
export function openMatch(profile: ProfileSummary) {
  tellTabs(CHANNEL, profile.id)
  useStore.getState().openMatch(profile)
}

/** For the event: a notice tells of the match, unless the pop-up does. */
export function announceMatch(profile: ProfileSummary) {
  useStore.getState().awaitMatch(profile)
}

/** Leaves out of this tab's notices what another tab tells; returns what stops it. */
export function shareMatches(): () => void {
  return hearTabs(CHANNEL, useStore.getState().skipMatch)
}

/**
 * Calls back, in the tab before the user or else the first that they turn to, with the matches that others have made by liking
 * back; returns what stops it.
 */
export function onNewMatches(callback: (profiles: readonly ProfileSummary[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell() {
    const { waitingMatches, skipMatch, offerPush } = useStore.getState()
    if (waitingMatches.length === 0 || !isBeforeUser()) return
    for (const { id } of waitingMatches) {
      tellTabs(CHANNEL, id)
      skipMatch(id)
    }
    offerPush()
    callback(waitingMatches)
  }

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(tell, SETTLE_MS)
  }

  const unsubscribe = state.store.subscribe((now, before) => {
    if (now.waitingMatches !== before.waitingMatches) wait()
  })
  const unfollow = onTurnedTo(wait)
  // For those that came before anybody listened.
  wait()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    unfollow()
  }
}

/** Closes the pop-up on screen; the next match, if any, takes its place. */
export function closeMatch() {
  useStore.getState().closeMatch()
}

/** For a match that has ended: a later one with the same member is told again. */
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
