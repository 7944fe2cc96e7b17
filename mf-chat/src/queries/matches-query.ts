import { getMatches } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const matchesQuery = endpointQuery(getMatches)
