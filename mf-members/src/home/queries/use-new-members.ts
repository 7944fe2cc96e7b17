import { useQuery } from 'shared-state/query'
import { newMembersQuery, suitableMembersQuery } from './new-members-query.ts'

/** New members who suit the viewer; if there are none, the members who were active last. */
export function useNewMembers() {
  const newcomers = useQuery(newMembersQuery)
  const hasNone = newcomers.data?.profiles.length === 0
  const others = useQuery({ ...suitableMembersQuery, enabled: hasNone })
  const { data, error, isFetching, refetch } = hasNone ? others : newcomers
  return {
    result: data,
    areNew: !hasNone,
    problem: error && { error, isRetrying: isFetching, onRetry: () => void refetch() },
  }
}
