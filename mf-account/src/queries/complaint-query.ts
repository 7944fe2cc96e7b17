import { getComplaint } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The complaint to which the link in a mail leads. */
export const complaintQuery = (token: string) => endpointQuery(getComplaint, { query: { token } })
