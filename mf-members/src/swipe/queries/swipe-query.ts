import { getSwipe } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { ownTimeZone } from '../../own-time-zone.ts'

/** The first cards of the swipe game. */
export const swipeQuery = () => endpointQuery(getSwipe, { query: { zone: ownTimeZone() } })
