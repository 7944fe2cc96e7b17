import { getMember } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** One profile, as whoever is logged in may see it. */
export function profileRequest(id: string) {
  return endpointQuery(getMember, { query: { id } })
}
