import { useQuery } from 'shared-state/query'
import { accountQuery } from '../../queries/account-query.ts'

/** The address that waits for confirmation; undefined while loading. */
export function useEmailToConfirm(): string | undefined {
  const { data } = useQuery(accountQuery)
  return data && (data.account.pending_email ?? data.account.email)
}
