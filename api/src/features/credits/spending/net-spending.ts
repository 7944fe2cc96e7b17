import { sql } from 'drizzle-orm'
import { paymentOrder } from '../../../tables/orders.ts'
import { orderRefund } from '../../../tables/refunds.ts'

const { id, price, discount, fee, status, paidAt, createdAt } = paymentOrder

/** The sum of an order, less what was refunded; nothing if the payer's bank took it back. */
export const net = sql<number>`case
  when ${status} in ('refunded', 'charged_back') then 0
  else ${price} - ${discount} + ${fee} - coalesce(
    (select amount from ${orderRefund} where order_id = ${id} and ${orderRefund.status} = 'succeeded'), 0)
end`

/** The cost of several orders together, less refunds. */
export const sumOfNet = sql<number>`coalesce(sum(${net}), 0)::integer`

/** When an order counts: once it is paid, in the month of its payment. */
export const countedAt = sql<Date>`coalesce(${paidAt}, ${createdAt})`
