import { desc, eq, sql } from 'drizzle-orm'
import { finishRefund, insertStaffRefund, renewRefund } from '../features/credits/refunds/staff-refunds.ts'
import { member } from '../tables/account.ts'
import { orderRefund } from '../tables/refunds.ts'
import { columns } from './columns.ts'
import { formatMoney } from './format-money.ts'
import { changeAsStaff, requireReason, type StaffCall, type Topic } from './staff-command.ts'

const LENGTH = 100

export const refunds: Topic = {
  usage: [
    'refunds list                               what members asked for, failed ones first',
    'refunds start <order> --reason "…"         refunds what is unused, however old the purchase is',
    'refunds retry <order>                      asks the payment switch once more for a failed refund',
    'refunds done <order> --reason "…"          the money of a failed refund was sent in another way',
  ],
  read([verb, order, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list' && order === undefined) return list
    if (order === undefined) return undefined
    if (verb === 'start') return (call) => start(call, order)
    if (verb === 'retry') return (call) => retry(call, order)
    return verb === 'done' ? (call) => markDone(call, order) : undefined
  },
}

async function list({ database, brand }: StaffCall) {
  const { status, createdAt } = orderRefund
  const found = await database.db
    .select({ refund: orderRefund, email: member.email })
    .from(orderRefund)
    .leftJoin(member, eq(member.id, orderRefund.memberId))
    .where(eq(orderRefund.brandId, brand.id))
    .orderBy(desc(sql`${status} = 'failed'`), desc(createdAt))
    .limit(LENGTH)
  if (found.length === 0) return 'No refunds.'
  return columns(
    ['order', 'when', 'status', 'credits', 'amount', 'member', 'failure'],
    found.map(({ refund, email }) => [
      refund.orderId,
      refund.createdAt,
      refund.status,
      refund.credits,
      formatMoney(refund.amount, refund.currency),
      email,
      refund.failure,
    ]),
  )
}

async function start(call: StaffCall, orderId: string) {
  requireReason(call)
  const { brand, now } = call
  const { amount, currency } = await changeAsStaff(call, {
    action: 'refunds start',
    subject: orderId,
    async work(tx) {
      const row = await insertStaffRefund(tx, { brandId: brand.id, orderId }, { now })
      return row && { credits: row.credits, amount: row.amount, currency: row.currency }
    },
    nothingToDo: `Nothing of order ${orderId} of this brand can be refunded.`,
  })
  return `The payment switch is asked within a minute to send ${formatMoney(amount, currency)} back.`
}

async function retry(call: StaffCall, orderId: string) {
  await changeAsStaff(call, {
    action: 'refunds retry',
    subject: orderId,
    async work(tx) {
      const row = await renewRefund(tx, { brandId: call.brand.id, orderId })
      return row && { refundId: row.refundId }
    },
    nothingToDo: nothing(orderId),
  })
  return 'The payment switch is asked again within the hour.'
}

async function markDone(call: StaffCall, orderId: string) {
  requireReason(call)
  await changeAsStaff(call, {
    action: 'refunds done',
    subject: orderId,
    async work(tx) {
      const row = await finishRefund(tx, { brandId: call.brand.id, orderId }, call.now)
      return row && { amount: row.amount, currency: row.currency }
    },
    nothingToDo: nothing(orderId),
  })
  return 'The member gets the receipt. The order follows within a minute.'
}

function nothing(orderId: string): string {
  return `Order ${orderId} of this brand has no failed refund.`
}
