import type { AnswerOf, getRefund, Order } from 'contracts'
import { queryClient } from 'shared-state/query'
import { methods, premiumMember } from '../fixture-offers.ts'
import { inScene } from '../fixture-scene.tsx'
import { companyQuery } from '../queries/company-query.ts'
import { paymentMethodsQuery } from '../queries/payment-methods-query.ts'
import { refundQuery } from '../queries/refund-query.ts'
import { transactionsQuery } from '../queries/transactions-query.ts'
import { company, paid, refundable } from './fixture-payments.ts'
import { Result } from './result/result.tsx'

/** For stories: the result of an order, with everything that it reads. */
export const resultOf = (
  order: Order,
  refund: AnswerOf<typeof getRefund> = { ...refundable, offer: null },
) => ({
  render() {
    const scene = inScene(<Result order={order} />, { user: premiumMember })
    queryClient.setQueryData(companyQuery.queryKey, { company })
    queryClient.setQueryData(refundQuery(order.id).queryKey, refund)
    queryClient.setQueryData(transactionsQuery().queryKey, { orders: [paid], has_more: false })
    queryClient.setQueryData(paymentMethodsQuery(order.bundle, order.country).queryKey, methods)
    return scene
  },
})
