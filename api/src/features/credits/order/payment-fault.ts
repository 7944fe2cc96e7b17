import type { Payment } from '../../../payments/port.ts'
import { amountOf, type OrderRow } from './order-answer.ts'

/** How a payment differs from the order that it should pay; undefined if it is the order's. */
export function paymentFault(
  order: OrderRow,
  { id, amount, currency, orderId }: Pick<Payment, 'id' | 'amount' | 'currency' | 'orderId'>,
): string | undefined {
  if (id !== order.paymentId) return `it is payment ${id}, not ${order.paymentId}`
  if (orderId !== order.id) return `it is for order ${orderId ?? 'unknown'}`
  if (amount !== amountOf(order)) return `its amount is ${amount}, not ${amountOf(order)}`
  if (currency !== order.currency) return `its currency is ${currency}, not ${order.currency}`
  return undefined
}
