import { loadProfileWords } from 'shared-state/profile-words'
import { queryClient } from 'shared-state/query'
import { ownProfileQuery } from './own-profile-query.ts'
import { regionsQuery } from './regions-query.ts'

/** Fetches everything that a page about the member's own profile needs at first. */
export function preloadOwnProfile() {
  return Promise.all([
    loadProfileWords(),
    queryClient.prefetchQuery(ownProfileQuery),
    queryClient.prefetchQuery(regionsQuery),
  ])
}
