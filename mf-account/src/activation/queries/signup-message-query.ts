import { getSignupMessage } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The member's signup message. It is asked for because the address may be confirmed in any browser. */
export const signupMessageQuery = endpointQuery(getSignupMessage)
