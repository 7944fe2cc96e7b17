import { and, desc, eq } from 'drizzle-orm'
import { CommandError } from '../db/run-command.ts'
import { amountOf, type OrderRow } from '../features/credits/order/order-answer.ts'
import { member } from '../tables/account.ts'
import { paymentEvent, paymentOrder } from '../tables/orders.ts'
import { columns, facts } from './columns.ts'
import { formatMoney } from './format-money.ts'
import { findOneMember } from './member.ts'
import type { StaffCall, Topic } from './staff-command.ts'

const LENGTH = 100

export const orders: Topic = {
  usage: [
    'orders list [<id or e-mail address>]       the latest orders, of everyone or of a member',
    'orders show <id or payment id>             one order, with the webhooks about it',
  ],
  read([verb, id, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list') return (call) => list(call, id)
    return verb === 'show' && id !== undefined ? (call) => show(call, id) : undefined
  },
}

async function list(call: StaffCall, idOrEmail: string | undefined) {
  const { database, brand } = call
  const owner = idOrEmail === undefined ? undefined : await findOneMember(call, idOrEmail)
  const found = await database.db
    .select({ order: paymentOrder, email: member.email })
    .from(paymentOrder)
    .leftJoin(member, eq(member.id, paymentOrder.memberId))
    .where(and(eq(paymentOrder.brandId, brand.id), owner && eq(paymentOrder.memberId, owner.id)))
    .orderBy(desc(paymentOrder.createdAt))
    .limit(LENGTH)
  if (found.length === 0) return 'No orders.'
  return columns(
    ['order', 'when', 'status', 'credits', 'amount', 'method', 'member'],
    found.map(({ order, email }) => [
      order.id,
      order.createdAt,
      order.status,
      order.credits,
      moneyOf(order, amountOf(order)),
      order.method,
      email,
    ]),
  )
}

async function show({ database: { db }, brand }: StaffCall, id: string) {
  const isOfBrand = eq(paymentOrder.brandId, brand.id)
  const key = id.startsWith('pay_') ? paymentOrder.paymentId : paymentOrder.id
  const [order] = await db
    .select()
    .from(paymentOrder)
    .where(and(isOfBrand, eq(key, id)))
  if (!order) throw new CommandError(`There is no order ${id} at this brand.`)
  const events = await db
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, order.paymentId))
    .orderBy(paymentEvent.receivedAt)
  const { price, discount, fee, requestHash: _, ...rest } = order
  const money = { price, discount, fee, amount: amountOf(order) }
  const amounts = Object.entries(money).map(([name, amount]) => [name, moneyOf(order, amount)])
  const webhooks = columns(
    ['webhook', 'received', 'handled'],
    events.map(({ type, receivedAt, handledAt }) => [type, receivedAt, handledAt]),
  )
  return `${facts({ ...rest, ...Object.fromEntries(amounts) })}\n\n${webhooks}`
}

function moneyOf({ currency }: OrderRow, amount: number): string {
  return formatMoney(amount, currency)
}
