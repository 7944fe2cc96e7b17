import { queryClient, useQuery } from 'shared-state/query'
import { likesQuery } from './likes-query.ts'
import { matchesQuery } from './matches-query.ts'

export async function preloadLikesAndMatches() {
  await Promise.all([queryClient.prefetchQuery(likesQuery), queryClient.prefetchQuery(matchesQuery)])
}

/** All likes and matches of the member; events keep them current. `lists` is set once both have loaded. */
export function useLikesAndMatches() {
  const likes = useQuery(likesQuery)
  const matches = useQuery(matchesQuery)
  const error = likes.error ?? matches.error
  return {
    lists: likes.data && matches.data && { likes: likes.data, matches: matches.data },
    problem: error && {
      error,
      isRetrying: likes.isFetching || matches.isFetching,
      onRetry: () => void Promise.all([likes.refetch(), matches.refetch()]),
    },
  }
}
