import { type Account, getAccount } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'

export const accountQuery = endpointQuery(getAccount)

/** Caches the account from a response. */
export function cacheAccount(response: { readonly account: Account }) {
  queryClient.setQueryData(accountQuery.queryKey, response)
}

/** Updates the cached account when a response implies a change but does not contain the account. */
export function patchAccount(change: Partial<Account>) {
  queryClient.setQueryData(
    accountQuery.queryKey,
    (before) => before && { account: { ...before.account, ...change } },
  )
}
