import { getAccount, getBlocks, getNotifications, getSessions } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'
import { loadOwnProfile } from '../../queries/load-own-profile.ts'

/** Everything that the page begins with, at once, so that its parts stay where they are. */
export async function preloadSettings() {
  await Promise.all([
    queryClient.prefetchQuery(endpointQuery(getAccount)),
    queryClient.prefetchQuery(endpointQuery(getNotifications)),
    loadOwnProfile(),
    queryClient.prefetchQuery(endpointQuery(getBlocks)),
    queryClient.prefetchQuery(endpointQuery(getSessions)),
  ])
}
