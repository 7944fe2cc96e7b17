import type { AnswerOf, Endpoint, InputOf } from 'contracts'
import { queryClient, useQuery } from 'shared-state/query'
import { staffRead } from '../queries/staff-read.ts'
import { useBrand } from '../session/brand-context.ts'

type Look = Endpoint & { readonly method: 'GET' }

/** A look at private data. Each one is in the log, so it is not repeated because somebody comes back to the window. */
export function useLook<E extends Look>(endpoint: E, input: InputOf<E>, isWanted = true) {
  const options = staffRead<E>(useBrand(), endpoint, input)
  return useQuery<AnswerOf<E>>({
    queryKey: options.queryKey,
    queryFn: options.queryFn as () => Promise<AnswerOf<E>>,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Has what is shown of these looks looked up again, after a change. */
export function lookAgain(...endpoints: readonly Look[]) {
  for (const { path } of endpoints) void queryClient.invalidateQueries({ queryKey: [path] })
}
