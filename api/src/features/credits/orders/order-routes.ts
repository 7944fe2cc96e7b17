import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { claimCheck } from '../order/claim-check.ts'
import { findOrders, findOwnOrder } from '../order/find-orders.ts'
import { type OrderRow, orderAnswer } from '../order/order-answer.ts'
import { type OrderServices, servicesOf } from '../order/order-services.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { placeOrder } from './place-order.ts'

export const orderRoutes: readonly Route[] = [
  route(
    contract.createOrder,
    { access: 'member', limit: hourly('order', 60) },
    async ({ body, brand, session: buyer, ...call }) => {
      const { ip: ipAddress, headers } = call.request
      const evidence = { ipAddress, userAgent: headers['user-agent'] ?? '' }
      const services = servicesOf(call.request.server, call) ?? refuse('payments_unavailable')
      return { order: orderAnswer(await placeOrder(services, { buyer, brand, evidence }, body)) }
    },
  ),

  route(contract.getOrder, { access: 'member' }, async ({ query, session, db, ...call }) => {
    const order = await findOwnOrder(db, session, query.id)
    const services = servicesOf(call.request.server, call)
    return { order: orderAnswer(services ? await followOrder(services, order) : order) }
  }),

  route(
    contract.cancelOrder,
    { access: 'member', limit: hourly('cancel-order', 60) },
    async ({ body, session, db, ...call }) => {
      const services = servicesOf(call.request.server, call) ?? refuse('payments_unavailable')
      return { order: orderAnswer(await cancelOrder(services, await findOwnOrder(db, session, body.id))) }
    },
  ),

  route(contract.getTransactions, { access: 'member' }, async ({ query, session, db }) => {
    const { orders, hasMore } = await findOrders(db, session, query)
    return { orders: orders.map(orderAnswer), has_more: hasMore }
  }),
]

/** An order as its page polls it: brought up to date while undecided, but not with every poll. */
async function followOrder(services: OrderServices, order: OrderRow): Promise<OrderRow> {
  const isUndecided = order.status === 'created' || order.status === 'pending' || order.status === 'expired'
  if (!isUndecided || !(await claimCheck(services.database.db, order, services.clock.now()))) return order
  try {
    const settled = await settleOrder(services, order)
    return settled?.order ?? order
  } catch (error) {
    // The switch is out of reach; the page shows what is known, and polls again.
    if (error instanceof Refusal) return order
    throw error
  }
}
