import type { requestRefund as endpoint, InputOf } from 'contracts'
import type { Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { findOwnOrder, lockOwnOrder } from '../order/find-orders.ts'
import type { OrderServices } from '../order/order-services.ts'
import { findOffer, findRefund, type RefundRow } from '../settling/find-refund.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { insertRefund } from './insert-refund.ts'
import { startRefund } from './settle-refund.ts'

interface Asking {
  readonly owner: MemberKey
  readonly brand: Brand
}

type RefundRequest = InputOf<typeof endpoint>['body']

/** §9: takes an order's unused credits and refunds their price. A repeated request gets the same refund. */
export async function requestRefund(
  services: OrderServices,
  by: Asking,
  request: RefundRequest,
): Promise<RefundRow> {
  const { database, clock } = services
  const order = await findOwnOrder(database.db, by.owner, request.order)
  // The bank may have taken the money back since, and the webhook that says so may be late.
  if (order.status === 'paid') await settleOrder(services, order, { sync: true })
  const { row, isNew } = await database.inTransaction((tx) => insertOnce(tx, by, request, clock.now()))
  // The switch is asked only now: a transaction must not wait for another site.
  return isNew ? startRefund(services, row) : row
}

async function insertOnce(
  tx: Transaction,
  { owner, brand }: Asking,
  { order: orderId, credits }: RefundRequest,
  now: Date,
) {
  const order = await lockOwnOrder(tx, owner, orderId)
  const earlier = await findRefund(tx, order)
  if (earlier?.credits === credits) return { row: earlier, isNew: false }
  const offer = await findOffer(tx, order, { refundDays: brand.settings.refund_days, now })
  if (earlier || offer?.credits !== credits) refuse('refund_unavailable')
  return { row: await insertRefund(tx, order, offer, now), isNew: true }
}
