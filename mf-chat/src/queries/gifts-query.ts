import { getGifts, type Locale } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The gifts that can be sent. */
export const giftsQuery = (locale: Locale) => endpointQuery(getGifts, { query: { locale } })
