import type { requestRefund as endpoint, InputOf } from 'contracts'
import type { Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { switchId } from '../../../payments/switch-id.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { refund } from '../ledger/refund.ts'
import { findOwnOrder, lockOwnOrder } from '../order/find-orders.ts'
import type { OrderServices } from '../order/order-services.ts'
import { findOffer, findRefund, type RefundRow } from '../settling/find-refund.ts'
import { refundEvents } from '../settling/refund-answer.ts'
import { settleOrder } from '../settling/settle-order.ts'
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
  const { brandId, memberId, currency } = order
  const taken = await refund(tx, { brandId, order: order.id, now })
  // A message took some of them after the offer was read.
  if (-taken.amount !== credits) refuse('refund_unavailable')
  const { amount } = offer
  const [row] = await tx
    .insert(orderRefund)
    .values({
      orderId: order.id,
      brandId,
      memberId,
      currency,
      credits,
      amount,
      refundId: switchId('ref', order.id),
      status: 'pending',
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('No refund was inserted.')
  await publishEvents(tx, ...taken.events, ...refundEvents(row))
  return { row, isNew: true }
}
