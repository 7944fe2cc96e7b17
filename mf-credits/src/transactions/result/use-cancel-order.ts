import { cancelOrder, getTransactions } from 'contracts'
import { ApiError, call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { refreshNow } from 'shared-state/refresh'
import { refetchPrices } from '../../discounts/refetch-prices.ts'
import { orderQuery } from '../../queries/order-query.ts'
import { spendingQuery } from '../../queries/spending-query.ts'

/** Cancels a payment. Its error is an `ApiError` unless it is too late to cancel. */
export function useCancelOrder(id: string) {
  return useMutation({
    async mutationFn() {
      // A retry when the connection is back would cancel when nobody expects it any more.
      if (!navigator.onLine) throw new ApiError('offline')
      const answer = await call(cancelOrder, { body: { id } })
      queryClient.setQueryData(orderQuery(id).queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: [getTransactions.path] })
      void queryClient.invalidateQueries(spendingQuery)
      refetchPrices()
      // The discount of the order is the member's again.
      void refreshNow()
      if (answer.order.status === 'pending') throw new Error('The payment can’t be cancelled any more.')
    },
  })
}
