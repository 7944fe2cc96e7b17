import { getSpending } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The user's spending of the last twelve months, and their monthly limit. */
export const spendingQuery = endpointQuery(getSpending)
