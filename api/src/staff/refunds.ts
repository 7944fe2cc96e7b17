import { and, desc, eq, sql } from 'drizzle-orm'
import { newId } from '../db/new-id.ts'
import { publishEvents } from '../events/publish-events.ts'
import { lockOrder } from '../features/credits/order/find-orders.ts'
import { bookRefund } from '../features/credits/refunds/book-refund.ts'
import { insertRefund } from '../features/credits/refunds/insert-refund.ts'
import { findRefund, findRefundable } from '../features/credits/settling/find-refund.ts'
import { refundEvents } from '../features/credits/settling/refund-answer.ts'
import { switchId } from '../payments/switch-id.ts'
import { member } from '../tables/account.ts'
import { paymentOrder } from '../tables/orders.ts'
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

/** For members who can't ask themselves, by the same rules but the number of days. */
async function start(call: StaffCall, orderId: string) {
  requireReason(call)
  const { amount, currency } = await changeAsStaff(call, {
    action: 'refunds start',
    subject: orderId,
    async work(tx) {
      const isOwn = and(eq(paymentOrder.brandId, call.brand.id), eq(paymentOrder.id, orderId))
      const [order] = await tx.select().from(paymentOrder).where(isOwn).for('update')
      const found = order && !(await findRefund(tx, order)) && (await findRefundable(tx, order))
      if (!found) return null
      const { credits, amount, currency } = await insertRefund(tx, order, found, call.now)
      return { credits, amount, currency }
    },
    nothingToDo: `Nothing of order ${orderId} of this brand can be refunded.`,
  })
  return `The payment switch is asked within a minute to send ${formatMoney(amount, currency)} back.`
}

/** A new refund with another id: the switch would answer for the old one that it failed. */
async function retry(call: StaffCall, orderId: string) {
  await changeAsStaff(call, {
    action: 'refunds retry',
    subject: orderId,
    async work(tx) {
      const [failed] = await tx.select().from(orderRefund).where(isFailed(call, orderId))
      if (!failed) return null
      await lockOrder(tx, orderId)
      const refundId = switchId('ref', newId())
      const [row] = await tx
        .update(orderRefund)
        .set({ refundId, status: 'pending', settledAt: null, failure: null })
        .where(isFailed(call, orderId))
        .returning()
      if (!row) return null
      await publishEvents(tx, ...refundEvents(row))
      return { refundId }
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
      const [row] = await tx.select().from(orderRefund).where(isFailed(call, orderId))
      if (!row) return null
      const { refundId: id, amount, currency } = row
      await bookRefund(tx, orderId, { id, state: 'succeeded', amount, currency }, call.now)
      return { amount, currency }
    },
    nothingToDo: nothing(orderId),
  })
  return 'The member gets the receipt. The order follows within a minute.'
}

function isFailed({ brand }: StaffCall, orderId: string) {
  return and(
    eq(orderRefund.brandId, brand.id),
    eq(orderRefund.orderId, orderId),
    eq(orderRefund.status, 'failed'),
  )
}

function nothing(orderId: string): string {
  return `Order ${orderId} of this brand has no failed refund.`
}
