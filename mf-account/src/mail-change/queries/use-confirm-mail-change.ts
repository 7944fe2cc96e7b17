import { confirmMailChange, getUser } from 'contracts'
import { call } from 'shared-state/api'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { accountQuery } from '../../queries/account-query.ts'

/** Confirms the new e-mail address by the token of the mail. */
export function useConfirmMailChange(token: string) {
  return useMutation({
    mutationFn: () => call(confirmMailChange, { query: { confirm: '1' }, body: { token } }),
    onSuccess({ user }) {
      if (!user) return
      queryClient.setQueryData(endpointQuery(getUser).queryKey, { user })
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
    },
  })
}
