import type { AnswerOf, Endpoint } from 'contracts'
import { type endpointQuery, useQuery } from 'shared-state/query'
import { useRole } from 'shared-state/session'

export interface MemberQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

/** A read that only members may make: disabled after logout, while the page is still shown. */
export function useMemberQuery<E extends Endpoint & { readonly method: 'GET' }>(
  query: ReturnType<typeof endpointQuery<E>>,
): MemberQuery<AnswerOf<E>> {
  const isMember = useRole() !== 'visitor'
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isMember })
  return { data, error, isFetching, refetch }
}
