import { getGifts, type Locale } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The drawings and names of all gifts. */
export function giftsQuery(locale: Locale) {
  return { ...endpointQuery(getGifts, { query: { locale } }), staleTime: Number.POSITIVE_INFINITY }
}
