import { type AnswerOf, type changeProfile, getOwnProfile, getUser } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'

/** What every change of one's own profile answers is what all of the page shows from now on. */
export function keepOwn({ user, profile }: AnswerOf<typeof changeProfile>) {
  queryClient.setQueryData(endpointQuery(getUser).queryKey, { user })
  queryClient.setQueryData(endpointQuery(getOwnProfile).queryKey, { profile })
}
