import { searchMembers } from 'contracts'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'

const fresh = endpointQuery(searchMembers, { query: { is_new: '1' } })
const anybody = endpointQuery(searchMembers, { query: {} })

/** Asks for those who came lately, early. */
export async function preloadNewMembers() {
  await queryClient.prefetchQuery(fresh)
}

/** Who came lately, of those who suit; where nobody did, whoever was here last. */
export function useNewMembers() {
  const newcomers = useQuery(fresh)
  const hasNone = newcomers.data?.profiles.length === 0
  const others = useQuery({ ...anybody, enabled: hasNone })
  const { data, error, isFetching, refetch } = hasNone ? others : newcomers
  return {
    found: data,
    areNew: !hasNone,
    problem: error && { error, isRetrying: isFetching, onRetry: () => void refetch() },
  }
}
