import { desc, eq } from 'drizzle-orm'
import { amountOf } from '../features/credits/order/order-answer.ts'
import { member } from '../tables/account.ts'
import { paymentOrder } from '../tables/orders.ts'
import { paymentDispute } from '../tables/refunds.ts'
import { columns } from './columns.ts'
import { formatMoney } from './format-money.ts'
import type { StaffCall, Topic } from './staff-command.ts'

const LENGTH = 100

export const disputes: Topic = {
  usage: ['disputes list                              chargebacks and returned debits, latest first'],
  read: ([verb, ...rest]) => (verb === 'list' && rest.length === 0 ? list : undefined),
}

async function list({ database, brand }: StaffCall) {
  const found = await database.db
    .select({ dispute: paymentDispute, order: paymentOrder, email: member.email })
    .from(paymentDispute)
    .innerJoin(paymentOrder, eq(paymentOrder.id, paymentDispute.orderId))
    .leftJoin(member, eq(member.id, paymentOrder.memberId))
    .where(eq(paymentOrder.brandId, brand.id))
    .orderBy(desc(paymentDispute.changedAt))
    .limit(LENGTH)
  if (found.length === 0) return 'No disputes.'
  return columns(
    ['dispute', 'state', 'opened', 'changed', 'reason', 'order', 'amount', 'method', 'member'],
    found.map(({ dispute, order, email }) => [
      dispute.id,
      dispute.state,
      dispute.openedAt,
      dispute.changedAt,
      dispute.reason,
      order.id,
      formatMoney(amountOf(order), order.currency),
      order.method,
      email,
    ]),
  )
}
