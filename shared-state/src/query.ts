import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, InputOf } from 'contracts'
import { call } from './api/call.ts'
import { state } from './state/state.ts'

export { queryClient } from './state/state.ts'

type Read = Endpoint & { readonly method: 'GET' }

const hasUser = () => state.store.getState().role !== 'visitor'

/**
 * Query options of a read. Its key is path and input, so that all remotes share one cached answer. After a
 * logout, reads for members are disabled until the next page is ready.
 */
export function endpointQuery<E extends Read>(endpoint: E, input?: InputOf<E>) {
  const send = call as (e: Endpoint, i?: object, o?: { signal: AbortSignal }) => Promise<unknown>
  return queryOptions({
    queryKey: input === undefined ? [endpoint.path] : [endpoint.path, input],
    queryFn: ({ signal }) => send(endpoint, input, { signal }) as Promise<AnswerOf<E>>,
    ...(endpoint.forMembers && { enabled: hasUser }),
  })
}

export { QueryClientProvider, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
