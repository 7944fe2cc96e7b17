import type { Order } from 'contracts'
import type { paymentOrder } from '../../../tables/orders.ts'

export type OrderRow = typeof paymentOrder.$inferSelect

/** The sum to pay. */
export function amountOf({ price, discount, fee }: Pick<OrderRow, 'price' | 'discount' | 'fee'>): number {
  return price - discount + fee
}

/** An order as its member sees it. */
export function orderAnswer(row: OrderRow): Order {
  const { id, status, paymentId, credits, currency, country, price, discount, fee } = row
  return {
    id,
    status,
    payment_id: paymentId,
    credits,
    currency,
    country,
    price,
    discount,
    discount_code: row.discountCode,
    transaction_fee: fee,
    amount: amountOf(row),
    bundle: row.bundleId,
    payment_method: row.method,
    saved_method: row.savedMethodId,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    payment_url: status === 'pending' ? row.paymentUrl : null,
  }
}
