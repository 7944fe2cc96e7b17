import { getMailChoice } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** What the owner of a mail's token gets by mail. */
export const mailChoiceQuery = (token: string) => endpointQuery(getMailChoice, { query: { token } })
