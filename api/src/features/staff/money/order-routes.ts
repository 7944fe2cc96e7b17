import * as contract from 'contracts'
import { isEmail, normalEmail } from 'contracts'
import type { Database } from '../../../db/database.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { type OrderServices, servicesOf } from '../../credits/order/order-services.ts'
import { settleRefund, startRefund } from '../../credits/refunds/settle-refund.ts'
import { finishRefund, insertStaffRefund, renewRefund } from '../../credits/refunds/staff-refunds.ts'
import { findRefund, type RefundRow } from '../../credits/settling/find-refund.ts'
import { settleOrder } from '../../credits/settling/settle-order.ts'
import { recordCall, type StaffCall } from '../record-call.ts'
import { findBrandOrders } from './find-orders.ts'
import { LOOK } from './order-history.ts'
import { findOurs, viewOrder } from './order-view.ts'
import { askSwitch } from './switch-answers.ts'

const PAGE = 50

const LOOKS = {
  access: 'staff',
  roles: ['finance', 'support'],
  limit: hourly('staff-orders', 2_000),
} as const
const asks = { access: 'staff', roles: ['finance'], limit: hourly('staff-order-ask', 500) } as const
const refunds = {
  access: 'staff',
  roles: ['finance'],
  secondFactor: 'fresh',
  limit: hourly('staff-order-refund', 100),
} as const

type OrderCall = StaffCall &
  Pick<Call<never, 'staff'>, 'request' | 'db'> & {
    readonly database: Database
    readonly body: { readonly order: string; readonly reason?: string }
  }

/** Orders for finance; the support reads them. */
export const orderRoutes: readonly Route[] = [
  route(contract.findStaffOrders, LOOKS, async (call) => {
    const { query, brand, db, clock } = call
    const { text } = query
    const found = await findBrandOrders(db, brand.id, { filters: query, limit: PAGE, now: clock.now() })
    // Without the text, which may be an address. A list that names nobody is no look at anybody.
    if (text !== undefined)
      await recordCall(db, call, {
        action: 'order find',
        subject: brand.id,
        details: { by: isEmail(normalEmail(text)) ? 'email' : 'id', found: Math.min(found.length, PAGE) },
      })
    const orders = found.slice(0, PAGE)
    return { orders, next: found.length > PAGE ? (orders.at(-1)?.id ?? null) : null }
  }),

  route(contract.getStaffOrder, LOOKS, async (call) => {
    const { query, brand, db, clock } = call
    const ours = await findOurs(db, brand.id, query.order)
    await recordCall(db, call, { action: LOOK, subject: ours.order.id })
    return viewOrder(db, ours, clock.now())
  }),

  route(contract.askStaffOrder, asks, async (call) => {
    const { body, brand, db } = call
    const { order } = await findOurs(db, brand.id, body.order)
    await recordCall(db, call, { action: 'order ask', subject: order.id })
    return followed(call, servicesFor(call))
  }),

  route(contract.refundStaffOrder, refunds, async (call) => {
    const { body, brand, db, database, clock } = call
    const { order, refund } = await findOurs(db, brand.id, body.order)
    const services = servicesFor(call)
    // The same once more.
    if (refund?.credits === body.credits) return followed(call, services)
    // The bank may have taken the money back since, and the webhook that says so may be late.
    await settleOrder(services, order, { sync: true })
    const { credits } = body
    const row = await database.inTransaction(async (tx) => {
      const about = { brandId: brand.id, orderId: order.id }
      const inserted = await insertStaffRefund(tx, about, { credits, now: clock.now() })
      if (inserted) await record(tx, call, 'refunds start', inserted)
      return inserted
    })
    // The switch is asked only now: a transaction must not wait for another site.
    await startRefund(services, row ?? refuse('refund_unavailable'))
    return followed(call, services)
  }),

  route(contract.retryStaffRefund, refunds, async (call) => {
    const services = servicesFor(call)
    await change(call, 'refunds retry', renewRefund)
    return followed(call, services)
  }),

  route(contract.finishStaffRefund, refunds, async (call) => {
    await change(call, 'refunds done', (tx, about) => finishRefund(tx, about, call.clock.now()))
    return followed(call, servicesFor(call))
  }),
]

function servicesFor({ request, ...call }: OrderCall): OrderServices {
  return servicesOf(request.server, call) ?? refuse('payments_unavailable')
}

/** Changes a refund that failed, and records who did and why. */
async function change(
  call: OrderCall,
  action: contract.StaffAction,
  work: typeof renewRefund,
): Promise<void> {
  const { body, brand, db, database } = call
  const { order } = await findOurs(db, brand.id, body.order)
  await database.inTransaction(async (tx) => {
    const row = await work(tx, { brandId: brand.id, orderId: order.id })
    await record(tx, call, action, row ?? refuse('refund_unavailable'))
  })
}

function record(
  tx: Parameters<typeof recordCall>[0],
  call: OrderCall,
  action: contract.StaffAction,
  row: RefundRow,
) {
  const { orderId: subject, refundId, credits, amount, currency } = row
  const details = { refundId, credits, amount, currency }
  return recordCall(tx, call, { action, subject, reason: call.body.reason, details })
}

/** Brings an order and its refund up to date by what the switch says now, as a webhook does, and shows both sides. */
async function followed({ body, brand, db, clock }: OrderCall, services: OrderServices) {
  const { order } = await findOurs(db, brand.id, body.order)
  await settleOrder(services, order, { sync: true })
  const refund = await findRefund(db, order)
  if (refund && refund.status !== 'succeeded') await settleRefund(services, refund)
  const ours = await findOurs(db, brand.id, order.id)
  await askSwitch(services, ours)
  return viewOrder(db, ours, clock.now())
}
