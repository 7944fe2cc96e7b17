import { getStaff } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The roles of the member of staff at each brand, and how far their session is proven. */
export const staffQuery = endpointQuery(getStaff)
