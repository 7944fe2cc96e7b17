import type { AnswerOf, getTransactions, Order } from 'contracts'

/** §4: whether this order is the one that made the user a premium member. */
export function isFirstPurchase(
  { id, paid_at }: Pick<Order, 'id' | 'paid_at'>,
  { orders, has_more }: AnswerOf<typeof getTransactions>,
): boolean {
  if (paid_at === null || has_more) return false
  return orders.every((other) => other.id === id || other.paid_at === null || other.paid_at > paid_at)
}
