import { getSwipe } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** §9: the likes of a day are counted in the member's own time zone. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The first cards of the swipe game. */
export const swipeQuery = () => endpointQuery(getSwipe, { query: { zone: ownTimeZone() } })
