import type { PreloadInput } from 'platform/runtime/remote'
import { useParams } from 'platform/runtime/router'
import { queryClient } from 'shared-state/query'
import { orderQuery } from '../queries/order-query.ts'
import { spendingQuery } from '../queries/spending-query.ts'
import { transactionsQuery } from '../queries/transactions-query.ts'
import { History } from '../transactions/history/history.tsx'
import { OrderResult } from '../transactions/result/order-result.tsx'

export function preload({ params: { id } }: PreloadInput) {
  if (id !== undefined) return void queryClient.prefetchQuery(orderQuery(id))
  void queryClient.prefetchQuery(transactionsQuery())
  void queryClient.prefetchQuery(spendingQuery)
}

/** §2: one payment's result, or all payments. */
export function Page() {
  const { id } = useParams()
  return id === undefined ? <History /> : <OrderResult key={id} id={id} />
}
