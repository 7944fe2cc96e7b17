import { getAccount, getUser, resendActivation } from 'contracts'
import { call } from 'shared-state/api'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'

/** Has the mail sent again, on wish to another address. */
export function useResend() {
  return useMutation({
    mutationFn: (email: string | undefined) =>
      call(resendActivation, { query: { resend: '1' }, body: { ...(email !== undefined && { email }) } }),
    async onSuccess({ sent_to }) {
      // Confirmed meanwhile, on another device: whoever shows this hears of it by the user.
      if (sent_to === null) await queryClient.fetchQuery({ ...endpointQuery(getUser), staleTime: 0 })
      else rememberAddress(sent_to)
    },
  })
}

function rememberAddress(sent_to: string) {
  queryClient.setQueryData(
    endpointQuery(getAccount).queryKey,
    (known) =>
      known && {
        account: { ...known.account, pending_email: sent_to === known.account.email ? null : sent_to },
      },
  )
}
