import { autoLike, getLikes, LIKES_RELOAD_AFTER_AUTO_LIKE, type ProfileSummary } from 'contracts'
import { call } from '../api/call.ts'
import { endpointQuery, queryClient } from '../query.ts'

/**
 * §7: fetches who has given a like that waits, for the like modal, and reloads the likes a moment later. Undefined if there is
 * none; the server returns each only once.
 */
export async function fetchWaitingLike(): Promise<ProfileSummary | undefined> {
  const response = await call(autoLike)
  if (!response) return undefined
  setTimeout(
    () => void queryClient.prefetchQuery({ ...endpointQuery(getLikes), staleTime: 0 }),
    LIKES_RELOAD_AFTER_AUTO_LIKE,
  )
  return response.profile
}
