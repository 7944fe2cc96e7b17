import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { claimCheck } from '../order/claim-check.ts'
import { findOwnOrder } from '../order/find-orders.ts'
import type { OrderRow } from '../order/order-answer.ts'
import { type OrderServices, servicesOf } from '../order/order-services.ts'
import { endsPremium, findOffer, findRefund, type RefundRow } from '../settling/find-refund.ts'
import { refundAnswer, refundOrOffer } from '../settling/refund-answer.ts'
import { requestRefund } from './request-refund.ts'
import { settleRefund } from './settle-refund.ts'

export const refundRoutes: readonly Route[] = [
  route(contract.getRefund, { access: 'member' }, async ({ query, session, brand, db, ...call }) => {
    const order = await findOwnOrder(db, session, query.order)
    const services = servicesOf(call.request.server, call)
    const refund = await findRefund(db, order)
    if (!services || refund)
      return refundOrOffer(order, services && refund ? await followRefund(services, order, refund) : refund)
    const period = { refundDays: brand.settings.refund_days, now: call.clock.now() }
    const offer = await findOffer(db, order, period)
    return refundOrOffer(
      order,
      undefined,
      offer && { ...offer, ends_premium: await endsPremium(db, order, offer) },
    )
  }),

  route(
    contract.requestRefund,
    { access: 'member', limit: hourly('refund', 20) },
    async ({ body, brand, session: owner, ...call }) => {
      const services = servicesOf(call.request.server, call) ?? refuse('payments_unavailable')
      return { refund: refundAnswer(await requestRefund(services, { owner, brand }, body)) }
    },
  ),
]

/** A refund as its page polls it: brought up to date while pending, but not with every poll. */
async function followRefund(services: OrderServices, order: OrderRow, refund: RefundRow): Promise<RefundRow> {
  const { database, clock } = services
  const isDue = refund.status === 'pending' && (await claimCheck(database.db, order, clock.now()))
  return isDue ? settleRefund(services, refund) : refund
}
