import { getSignupMessage } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** What the member wrote at signup, and to whom: the server knows, wherever the address is confirmed. */
export const signupMessageQuery = endpointQuery(getSignupMessage)
