import { getLikes, getMatches } from 'contracts'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'

const likesQuery = endpointQuery(getLikes)
const matchesQuery = endpointQuery(getMatches)

/** What both pages of likes need, early. */
export async function preloadLikes() {
  await Promise.all([queryClient.prefetchQuery(likesQuery), queryClient.prefetchQuery(matchesQuery)])
}

/** Both directions of likes, and the matches; events keep them true. */
export function useAllLikes() {
  const likes = useQuery(likesQuery)
  const matches = useQuery(matchesQuery)
  const error = likes.error ?? matches.error
  return {
    all: likes.data && matches.data && { likes: likes.data, matches: matches.data },
    problem: error && {
      error,
      isRetrying: likes.isFetching || matches.isFetching,
      onRetry: () => void Promise.all([likes.refetch(), matches.refetch()]),
    },
  }
}
