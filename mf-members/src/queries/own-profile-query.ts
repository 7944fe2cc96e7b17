import { getOwnProfile } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const ownProfileQuery = endpointQuery(getOwnProfile)
