import { getRegions } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** §7: regions are fetched once per page load. */
export const regionsQuery = { ...endpointQuery(getRegions), staleTime: Number.POSITIVE_INFINITY }
