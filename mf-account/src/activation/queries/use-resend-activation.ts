import { getUser, resendActivation } from 'contracts'
import { call } from 'shared-state/api'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { accountQuery, patchAccount } from '../../queries/account-query.ts'

/** Sends the activation mail again, optionally to another address. */
export function useResendActivation() {
  return useMutation({
    mutationFn: (email: string | undefined) =>
      call(resendActivation, { query: { resend: '1' }, body: { ...(email !== undefined && { email }) } }),
    async onSuccess({ sent_to }) {
      // null: confirmed on another device in the meantime. The refreshed user ends the reminders.
      if (sent_to === null) await queryClient.fetchQuery({ ...endpointQuery(getUser), staleTime: 0 })
      else cachePendingEmail(sent_to)
    },
  })
}

function cachePendingEmail(sentTo: string) {
  const current = queryClient.getQueryData(accountQuery.queryKey)?.account.email
  patchAccount({ pending_email: sentTo === current ? null : sentTo })
}
