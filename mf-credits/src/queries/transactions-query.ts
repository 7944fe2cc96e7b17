import { getTransactions } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The user's orders, latest first: the first ones, or those before an order. */
export const transactionsQuery = (before?: string) =>
  endpointQuery(getTransactions, { query: before === undefined ? {} : { before } })
