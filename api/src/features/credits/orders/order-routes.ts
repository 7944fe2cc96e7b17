import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { findOrders, findOwnOrder } from '../order/find-orders.ts'
import { orderAnswer } from '../order/order-answer.ts'
import { servicesOf } from '../order/order-services.ts'
import { followOrder } from './follow-order.ts'
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

  route(contract.getTransactions, { access: 'member' }, async ({ query, session, db }) => {
    const { orders, hasMore } = await findOrders(db, session, query)
    return { orders: orders.map(orderAnswer), has_more: hasMore }
  }),
]
