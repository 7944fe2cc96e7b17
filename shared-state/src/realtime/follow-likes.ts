import type { UserEvent } from 'contracts'
import { announceMatch, forgetMatch } from '../matches/matches.ts'
import { closeOverlay } from '../overlays/overlays.ts'
import { useStore } from '../state/store.ts'

/** Announces the match of an event, or closes overlays about what has ended. */
export function followLikes(event: UserEvent) {
  if (event.kind === 'match') announceMatch(event.profile)
  if (event.kind !== 'like_ended' && event.kind !== 'blocked') return
  forgetMatch(event.profile)
  if (isLikeModalOf(event.profile)) closeOverlay('like')
}

function isLikeModalOf(id: string): boolean {
  const data = useStore.getState().overlays.find(({ name }) => name === 'like')?.data
  return typeof data === 'object' && data !== null && 'id' in data && data.id === id
}
