import { autoLike, getLikes, LIKES_RELOAD_AFTER_AUTO_LIKE } from 'contracts'
import { call } from './api/call.ts'
import { openOverlay } from './overlays.ts'
import { endpointQuery, queryClient } from './query.ts'

/**
 * §7: asks for a like that waits, shows it in the like modal, and reloads the likes a moment later. Whether there was one; the
 * server gives each but once.
 */
export async function showWaitingLike(): Promise<boolean> {
  const answer = await call(autoLike)
  if (!answer) return false
  openOverlay('like', answer.profile)
  setTimeout(
    () => void queryClient.prefetchQuery({ ...endpointQuery(getLikes), staleTime: 0 }),
    LIKES_RELOAD_AFTER_AUTO_LIKE,
  )
  return true
}
