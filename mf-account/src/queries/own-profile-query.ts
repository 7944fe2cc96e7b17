import { type AnswerOf, type changeProfile, getOwnProfile, getUser } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'

export const ownProfileQuery = endpointQuery(getOwnProfile)

/** Caches the response to a change of the member's own profile, for every part of the page that shows it. */
export function cacheOwnProfile({ user, profile }: AnswerOf<typeof changeProfile>) {
  queryClient.setQueryData(endpointQuery(getUser).queryKey, { user })
  queryClient.setQueryData(ownProfileQuery.queryKey, { profile })
}
