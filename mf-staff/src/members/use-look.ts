import type { AnswerOf, InputOf } from 'contracts'
import { useQuery } from 'shared-state/query'
import { type Read, staffRead } from '../queries/staff-read.ts'
import { useBrand } from '../session/brand-context.ts'

/** A look at private data. Each one is in the log, so it is not repeated because somebody comes back to the window. */
export function useLook<E extends Read>(endpoint: E, input: InputOf<E>, isWanted = true) {
  const options = staffRead<E>(useBrand(), endpoint, input)
  return useQuery<AnswerOf<E>>({
    queryKey: options.queryKey,
    queryFn: options.queryFn as () => Promise<AnswerOf<E>>,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
