import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { bundle, paymentOrder } from '../../../tables/orders.ts'
import { isOwnOrder } from '../order/find-orders.ts'
import type { OrderRow } from '../order/order-answer.ts'
import { isFirstPurchaseCode } from './first-purchase.ts'

interface NewOrder {
  readonly bundleId: string
  readonly discountCode: string | null
}

/** The member's order that excludes a new one: the same code, first purchase, or try-out package. */
export async function findRival(
  db: Queryable,
  owner: MemberKey,
  { bundleId, discountCode }: NewOrder,
): Promise<OrderRow | undefined> {
  const tryOuts = db
    .select({ id: bundle.id })
    .from(bundle)
    .where(and(eq(bundle.brandId, owner.brandId), eq(bundle.isTryOut, true)))
  const holdsSameCode = and(
    eq(paymentOrder.holdsCode, true),
    eq(paymentOrder.discountCode, discountCode ?? ''),
  )
  const areFirst = and(
    eq(paymentOrder.holdsCode, true),
    isFirstPurchaseCode(owner, sql`${paymentOrder.discountCode}`),
    isFirstPurchaseCode(owner, sql`${discountCode ?? ''}`),
  )
  const areTryOuts = and(
    inArray(paymentOrder.status, ['created', 'pending']),
    inArray(paymentOrder.bundleId, tryOuts),
    inArray(sql`${bundleId}`, tryOuts),
  )
  const [found] = await db
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(owner), or(holdsSameCode, areFirst, areTryOuts)))
  return found
}
