import { searchMembers } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { trafficSource } from 'shared-state/traffic-source'

/** The first members that a visitor's search finds. The search page opens with the same request. */
export function facesQuery() {
  return endpointQuery(searchMembers, { query: trafficSource() })
}
