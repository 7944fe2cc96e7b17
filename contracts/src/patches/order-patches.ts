import type { getOrder, getTransactions } from '../credits/orders.ts'
import type { AnswerOf } from '../endpoint.ts'
import type { UserEventOf } from '../events/user-event.ts'

type OrderEvent = UserEventOf<'order'>
type Transactions = AnswerOf<typeof getTransactions>

export function orderWithChange(
  answer: AnswerOf<typeof getOrder>,
  { order }: OrderEvent,
): AnswerOf<typeof getOrder> {
  return answer.order.id === order.id ? { order } : answer
}

/** A new order comes first; it may be missing on a later page, which is older. */
export function transactionsWithOrder(
  { orders, has_more }: Transactions,
  { order }: OrderEvent,
): Transactions {
  const isListed = orders.some(({ id }) => id === order.id)
  const isNewer = orders.every(({ created_at }) => created_at < order.created_at)
  if (!isListed && !isNewer) return { orders, has_more }
  const others = orders.map((one) => (one.id === order.id ? order : one))
  return { orders: isListed ? others : [order, ...others], has_more }
}
