import { sql } from 'drizzle-orm'
import { member } from '../../../tables/account.ts'
import { paymentOrder } from '../../../tables/orders.ts'

const paidOrders = sql`
  select 1 from ${paymentOrder}
  where ${paymentOrder.memberId} = ${member.id} and ${paymentOrder.paidAt} is not null
`

/**
 * Whether the selected member ever bought anything, even if it was refunded or charged back since. Discounts on first
 * purchases do not come back with the money.
 */
export const hasBought = sql<boolean>`(${member.isPaid} or exists (${paidOrders}))`
