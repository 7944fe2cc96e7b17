import { getComplaints } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The complaints that the member has sent. */
export const complaintsQuery = endpointQuery(getComplaints)
