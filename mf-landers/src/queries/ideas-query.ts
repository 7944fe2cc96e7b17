import { getIcebreakers } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'

/** Lines to begin a conversation with, in the visitor's language. */
export function ideasQuery() {
  const { locale } = useStore.getState()
  return {
    ...endpointQuery(getIcebreakers, { query: { locale } }),
    staleTime: Number.POSITIVE_INFINITY,
  }
}
