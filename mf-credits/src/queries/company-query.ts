import { getCompany } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The company that sells the credits. */
export const companyQuery = endpointQuery(getCompany)
