import type { UserEvent } from 'contracts'
import { forgetMatch, openMatch } from '../matches.ts'
import { closeOverlay } from '../overlays.ts'
import { useStore } from '../store/store.ts'

/** What likes do beyond the lists that the cache holds: the match pop-up on every open page, and the end of what is over. */
export function followLikes(event: UserEvent) {
  if (event.kind === 'match') openMatch(event.profile)
  if (event.kind !== 'like_ended' && event.kind !== 'blocked') return
  forgetMatch(event.profile)
  if (isOf(event.profile)) closeOverlay('like')
}

function isOf(id: string): boolean {
  const data = useStore.getState().overlays.find(({ name }) => name === 'like')?.data
  return typeof data === 'object' && data !== null && 'id' in data && data.id === id
}
