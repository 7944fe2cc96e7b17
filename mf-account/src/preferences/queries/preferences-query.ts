import { getPreferences } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const preferencesQuery = endpointQuery(getPreferences)
