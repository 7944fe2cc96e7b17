import { getDirectDebit } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const directDebitQuery = endpointQuery(getDirectDebit)
