import type { StaffOrder, StaffOrderView } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { paymentOrder, switchAnswer } from '../../../tables/orders.ts'
import { DAY_MS } from '../../../time.ts'
import { type OrderRow, orderAnswer } from '../../credits/order/order-answer.ts'
import { findRefund, findRefundable, type RefundRow } from '../../credits/settling/find-refund.ts'
import type { OurSide } from './order-differences.ts'
import { findHistory } from './order-history.ts'
import { switchAnswerOf } from './switch-answers.ts'

/** For how long an order may wait for its payment before somebody should look at it. */
export const LONG_MS = DAY_MS

/** Our side of an order of the brand; refuses another's. */
export async function findOurs(db: Queryable, brandId: string, id: string): Promise<OurSide> {
  const [order] = await db
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.brandId, brandId), eq(paymentOrder.id, id)))
  if (!order) refuse('not_found')
  return { order, refund: await findRefund(db, order) }
}

/** An order in a line; `differs` says whether the switch does. */
export function staffOrderOf(order: OrderRow, differs: boolean, now: Date): StaffOrder {
  const { id, status, payment_id, credits, currency, country, amount, payment_method, created_at, paid_at } =
    orderAnswer(order)
  const isWaiting = status === 'created' || status === 'pending'
  const isLate = isWaiting && order.createdAt.getTime() < now.getTime() - LONG_MS
  const attention = differs ? 'differs' : isLate ? 'late' : null
  return {
    id,
    status,
    payment_id,
    credits,
    currency,
    country,
    amount,
    payment_method,
    created_at,
    paid_at,
    attention,
    is_demo: order.isDemo,
  }
}

/** All that finance needs to know about an order. */
export async function viewOrder(db: Queryable, ours: OurSide, now: Date): Promise<StaffOrderView> {
  const { order, refund } = ours
  const [row] = await db.select().from(switchAnswer).where(eq(switchAnswer.orderId, order.id))
  const answer = row ? switchAnswerOf(row, ours) : null
  const differs = answer !== null && !answer.is_old && answer.differences.length > 0
  const { price, discount, discount_code, transaction_fee } = orderAnswer(order)
  return {
    order: {
      ...staffOrderOf(order, differs, now),
      price,
      discount,
      discount_code,
      transaction_fee,
      expires_at: order.expiresAt.toISOString(),
    },
    member: order.memberId,
    answer,
    refund: refund ? refundOf(refund) : null,
    refundable: refund ? null : ((await findRefundable(db, order)) ?? null),
    history: [...(await findHistory(db, ours, now))],
  }
}

function refundOf(refund: RefundRow): StaffOrderView['refund'] {
  const { refundId: id, status, credits, amount, createdAt, settledAt, failure } = refund
  return {
    id,
    status,
    credits,
    amount,
    created_at: createdAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
    failure,
  }
}
