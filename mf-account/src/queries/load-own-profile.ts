import { getOwnProfile } from 'contracts'
import { loadProfileWords } from 'shared-state/profile-words'
import { endpointQuery, queryClient } from 'shared-state/query'
import { regionsQuery } from './use-regions.ts'

export const ownProfileQuery = endpointQuery(getOwnProfile)

/** What a page about one's own profile begins with. */
export function loadOwnProfile() {
  return Promise.all([
    loadProfileWords(),
    queryClient.prefetchQuery(ownProfileQuery),
    queryClient.prefetchQuery(regionsQuery),
  ])
}
