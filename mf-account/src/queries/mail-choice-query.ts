import { getMailChoice } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** Which mails the owner of the token gets. */
export const mailChoiceQuery = (token: string) => endpointQuery(getMailChoice, { query: { token } })
