import { type Account, getAccount } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'

const { queryKey } = endpointQuery(getAccount)

/** The account as the server has just answered that it is. */
export function keepAccount(answer: { readonly account: Account }) {
  queryClient.setQueryData(queryKey, answer)
}

/** What an answer says of the account without carrying all of it. */
export function keepInAccount(change: Partial<Account>) {
  queryClient.setQueryData(queryKey, (before) => before && { account: { ...before.account, ...change } })
}
