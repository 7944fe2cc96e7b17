import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { findZone } from '../../site/country/find-zone.ts'
import { unusedCredits } from '../ledger/order-lot.ts'
import { hasOtherPurchase } from '../order/has-other-purchase.ts'
import type { OrderRow } from '../order/order-answer.ts'
import { hasLiveDispute } from './disputes/record-disputes.ts'
import { type Refundable, type RefundOffer, refundable, refundOffer } from './refund-offer.ts'

export type RefundRow = typeof orderRefund.$inferSelect

/** The refund that an order's member asked for. */
export async function findRefund(
  db: Queryable,
  { id }: Pick<OrderRow, 'id'>,
): Promise<RefundRow | undefined> {
  const [found] = await db.select().from(orderRefund).where(eq(orderRefund.orderId, id))
  return found
}

/** §4: whether refunding these credits of an order makes its member free again. */
export async function endsPremium(
  db: Queryable,
  { id, brandId, memberId, credits: bought }: OrderRow,
  { credits }: Pick<Refundable, 'credits'>,
): Promise<boolean> {
  if (memberId === null || credits < bought) return false
  return !(await hasOtherPurchase(db, { brandId, memberId }, id))
}

/** The refund that the member of an order can still ask for, if it has none. */
export async function findOffer(
  db: Queryable,
  order: OrderRow,
  { refundDays, now }: { readonly refundDays: number; readonly now: Date },
): Promise<RefundOffer | undefined> {
  const { brandId, memberId } = order
  const zone = memberId === null ? 'UTC' : await findZone(db, { brandId, memberId })
  return refundOffer(await withUnused(db, order), { refundDays, zone, now })
}

/** The credits of an order that can be refunded, however old it is; no more than `most`, if that is given. */
export async function findRefundable(
  db: Queryable,
  order: OrderRow,
  most = Number.POSITIVE_INFINITY,
): Promise<Refundable | undefined> {
  const found = await withUnused(db, order)
  return refundable({ ...found, unused: Math.min(found.unused, most) })
}

async function withUnused(db: Queryable, order: OrderRow) {
  const unused = await unusedCredits(db, { brandId: order.brandId, order: order.id })
  return { ...order, unused, isDisputed: await hasLiveDispute(db, order) }
}
