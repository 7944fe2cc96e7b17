import { getLikes } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** Likes given and received. */
export const likesQuery = endpointQuery(getLikes)
