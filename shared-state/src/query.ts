import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, InputOf } from 'contracts'
import { call } from './api/call.ts'

/** What the server owns, once in a page: every remote reads and writes the same cache. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The API client tries again by the rules of the product.
    queries: { retry: false, staleTime: 30_000 },
    // Offline, a press of a button fails at once and says so, instead of waiting in silence.
    mutations: { retry: false, networkMode: 'always' },
  },
})

type Read = Endpoint & { readonly method: 'GET' }

/** How a read is cached: under its path and input. */
export function endpointQuery<E extends Read>(endpoint: E, input?: InputOf<E>) {
  const ask = call as (e: Endpoint, i?: object, o?: { signal: AbortSignal }) => Promise<unknown>
  return queryOptions({
    queryKey: input === undefined ? [endpoint.path] : [endpoint.path, input],
    queryFn: ({ signal }) => ask(endpoint, input, { signal }) as Promise<AnswerOf<E>>,
  })
}

export { QueryClientProvider, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
