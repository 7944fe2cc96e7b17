import { getIcebreakers, type Locale } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** Lines to begin a conversation with. */
export const icebreakersQuery = (locale: Locale) => ({
  ...endpointQuery(getIcebreakers, { query: { locale } }),
  staleTime: Number.POSITIVE_INFINITY,
})
