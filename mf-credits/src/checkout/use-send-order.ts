import { createOrder, type ErrorCode, type InputOf, type Order } from 'contracts'
import { useRef } from 'react'
import { ApiError, call } from 'shared-state/api'
import { rememberPaymentMethod } from 'shared-state/payment'
import { codeOf } from 'shared-state/problem-text'
import { queryClient } from 'shared-state/query'
import { outdatePrices, refetchPrices } from '../discounts/refetch-prices.ts'
import { orderQuery } from '../queries/order-query.ts'

export type Purchase = Omit<InputOf<typeof createOrder>['body'], 'id'>

/** Refusals that show that the page's prices, ways to pay or limit are old. */
const OUTDATED: readonly ErrorCode[] = [
  'price_changed',
  'bundle_of_another_country',
  'payment_method_unavailable',
  'direct_debit_blocked',
  'direct_debit_limit',
  'discount_code_not_found',
  'discount_code_used',
  'spending_limit',
]

/** Returns a function that orders a bundle. */
export function useSendOrder() {
  const requestId = useRequestId()
  return async function sendOrder(purchase: Purchase): Promise<Order> {
    // A retry after minutes without a connection would leave the page when nobody expects it any more.
    if (!navigator.onLine) throw new ApiError('offline')
    try {
      const { order } = await call(createOrder, { body: { ...purchase, id: requestId.of(purchase) } })
      requestId.forget()
      rememberPaymentMethod(order.payment_method)
      outdatePrices()
      queryClient.setQueryData(orderQuery(order.id).queryKey, { order })
      return order
    } catch (refusal) {
      if (OUTDATED.includes(codeOf(refusal))) refetchPrices()
      throw refusal
    }
  }
}

/** The same id for the same purchase until it succeeds, so that a repeat orders nothing twice. */
function useRequestId() {
  const last = useRef<{ readonly purchase: string; readonly id: string } | null>(null)
  return {
    of(purchase: Purchase): string {
      const key = JSON.stringify(purchase)
      if (last.current?.purchase !== key) last.current = { purchase: key, id: crypto.randomUUID() }
      return last.current.id
    },
    forget: () => void (last.current = null),
  }
}
