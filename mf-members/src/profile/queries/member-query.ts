import { getMember } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { trafficSource } from 'shared-state/traffic-source'

/** A member's profile, as far as the viewer may see it. */
export function memberQuery(id: string) {
  return endpointQuery(getMember, { query: { id, ...trafficSource() } })
}
