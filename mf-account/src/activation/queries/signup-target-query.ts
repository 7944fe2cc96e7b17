import { getSignupTarget } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The member whom this one signed up for. It is asked for because the address may be confirmed in any browser. */
export const signupTargetQuery = endpointQuery(getSignupTarget)
