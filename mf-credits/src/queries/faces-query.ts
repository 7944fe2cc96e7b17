import { searchMembers } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** Members whom the user may see, for the pictures of what premium opens. */
export const facesQuery = endpointQuery(searchMembers, { query: { hide_fictional: '1' } })
