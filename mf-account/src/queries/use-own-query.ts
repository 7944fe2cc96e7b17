import type { AnswerOf, Endpoint } from 'contracts'
import { endpointQuery, useQuery } from 'shared-state/query'
import { useRole } from 'shared-state/session'

/** A read that only a member may make. In the moment of leaving, the page still stands and must ask no more. */
export function useOwnQuery<E extends Endpoint & { readonly method: 'GET' }>(
  endpoint: E,
): OwnQuery<AnswerOf<E>> {
  const isMember = useRole() !== 'visitor'
  const { data, error, isFetching, refetch } = useQuery({ ...endpointQuery(endpoint), enabled: isMember })
  return { data, error, isFetching, refetch }
}

export interface OwnQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}
