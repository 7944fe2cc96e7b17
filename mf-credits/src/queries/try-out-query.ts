import { getTryOut } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The try-out package; without a bundle if it is not offered. */
export const tryOutQuery = endpointQuery(getTryOut)
