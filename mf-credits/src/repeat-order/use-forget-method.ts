import { forgetSavedMethod } from 'contracts'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { repeatOrderQuery } from '../queries/repeat-order-query.ts'

/** Makes the payment switch forget a saved way to pay. */
export function useForgetMethod(onForgotten: () => void) {
  return useMutation({
    mutationFn: (id: string) => call(forgetSavedMethod, { body: { id } }),
    onSuccess(_, id) {
      queryClient.setQueryData(repeatOrderQuery.queryKey, (answer) =>
        answer?.offer
          ? {
              ...answer,
              offer: { ...answer.offer, saved: answer.offer.saved.filter((one) => one.id !== id) },
            }
          : answer,
      )
      onForgotten()
    },
  })
}
