import { reactivateAccount } from 'contracts'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'

/** Takes the deletion of an account back by the token of the mail. */
export function useReactivateAccount(token: string) {
  return useMutation({
    mutationFn: () => call(reactivateAccount, { query: { reactivate: '1' }, body: { token } }),
  })
}
