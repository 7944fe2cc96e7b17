import { autoLike, getLikes, LIKES_RELOAD_AFTER_AUTO_LIKE } from 'contracts'
import { call } from '../api/call.ts'
import { openOverlay } from '../overlays/overlays.ts'
import { endpointQuery, queryClient } from '../query.ts'

/**
 * §7: fetches a waiting like, shows it in the like modal and reloads the likes a moment later. Resolves to
 * whether there was one; the server returns each only once.
 */
export async function showWaitingLike(): Promise<boolean> {
  const response = await call(autoLike)
  if (!response) return false
  openOverlay('like', response.profile)
  setTimeout(
    () => void queryClient.prefetchQuery({ ...endpointQuery(getLikes), staleTime: 0 }),
    LIKES_RELOAD_AFTER_AUTO_LIKE,
  )
  return true
}
