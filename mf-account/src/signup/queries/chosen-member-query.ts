import { getMember } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { trafficSource } from 'shared-state/traffic-source'

/** The member that the visitor wants to write to. The server refuses members who are hidden from visitors. */
export const chosenMemberQuery = (id: string) =>
  endpointQuery(getMember, { query: { id, ...trafficSource() } })
