import { getRegions } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const regionsQuery = endpointQuery(getRegions)
