import { getReports } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The reports that the member has sent. */
export const reportsQuery = endpointQuery(getReports)
