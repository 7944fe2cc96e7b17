import { searchMembers } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'

/** The first members that a visitor's search finds. The search page opens with the same request. */
export function facesQuery() {
  const { network, ref } = useStore.getState().tracking
  const query = { ...(network !== undefined && { network }), ...(ref !== undefined && { ref }) }
  return endpointQuery(searchMembers, { query })
}
