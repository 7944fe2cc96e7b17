import { getDiscountCode } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** §7: the discount code for new members, if there is one. */
export const welcomeDiscountQuery = endpointQuery(getDiscountCode, { query: { welcome: 'true' } })
