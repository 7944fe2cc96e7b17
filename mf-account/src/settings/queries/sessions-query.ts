import { getSessions } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const sessionsQuery = endpointQuery(getSessions)
