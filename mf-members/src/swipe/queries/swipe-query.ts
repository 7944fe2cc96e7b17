import { getSwipe } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { ownTimeZone } from 'shared-state/time-zone'

/** The first cards of the swipe game. */
export const swipeQuery = () => endpointQuery(getSwipe, { query: { zone: ownTimeZone() } })
