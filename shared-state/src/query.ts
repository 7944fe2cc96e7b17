import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, InputOf } from 'contracts'
import { call } from './api/call.ts'

export { queryClient } from './state/state.ts'

type Read = Endpoint & { readonly method: 'GET' }

/** Query options of a read. Its key is the path and the input, so that every remote shares one cached answer. */
export function endpointQuery<E extends Read>(endpoint: E, input?: InputOf<E>) {
  const send = call as (e: Endpoint, i?: object, o?: { signal: AbortSignal }) => Promise<unknown>
  return queryOptions({
    queryKey: input === undefined ? [endpoint.path] : [endpoint.path, input],
    queryFn: ({ signal }) => send(endpoint, input, { signal }) as Promise<AnswerOf<E>>,
  })
}

export { QueryClientProvider, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
