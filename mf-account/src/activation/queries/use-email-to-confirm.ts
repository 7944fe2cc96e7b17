import { getAccount } from 'contracts'
import { endpointQuery, useQuery } from 'shared-state/query'

/** Where the mail went that waits to be confirmed; undefined until it is known. */
export function useEmailToConfirm(): string | undefined {
  const { data } = useQuery(endpointQuery(getAccount))
  return data && (data.account.pending_email ?? data.account.email)
}
