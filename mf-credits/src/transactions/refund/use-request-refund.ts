import { getTransactions, requestRefund } from 'contracts'
import { ApiError, call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { queryClient, useMutation } from 'shared-state/query'
import { refreshNow } from 'shared-state/refresh'
import { orderQuery } from '../../queries/order-query.ts'
import { refundQuery } from '../../queries/refund-query.ts'
import { spendingQuery } from '../../queries/spending-query.ts'

/** Asks for the refund of as many of an order's credits as the page shows. */
export function useRequestRefund(order: string, onRequest: () => void) {
  return useMutation({
    mutationFn(credits: number) {
      // A retry when the connection is back would refund when nobody expects it any more.
      if (!navigator.onLine) throw new ApiError('offline')
      return call(requestRefund, { body: { order, credits } })
    },
    onMutate: onRequest,
    onSuccess({ refund }) {
      applyLocally({ kind: 'refund', order, refund })
      void queryClient.invalidateQueries(orderQuery(order))
      void queryClient.invalidateQueries({ queryKey: [getTransactions.path] })
      void queryClient.invalidateQueries(spendingQuery)
      // The balance comes as an event, too, but may come later.
      void refreshNow()
    },
    // The offer may have changed, in another tab or by a message that was sent.
    onError: () => void queryClient.invalidateQueries(refundQuery(order)),
  })
}
