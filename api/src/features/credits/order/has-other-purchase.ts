import { and, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { isOwnOrder } from './find-orders.ts'
import type { OrderStatus } from './order-status.ts'

/** The statuses of a purchase that still counts. */
const KEPT: OrderStatus[] = ['paid', 'partly_refunded']

export const isKept = (status: OrderStatus) => KEPT.includes(status)

/** Whether the member keeps another purchase besides this order. */
export async function hasOtherPurchase(db: Queryable, key: MemberKey, order: string): Promise<boolean> {
  const isOther = and(isOwnOrder(key), ne(paymentOrder.id, order), inArray(paymentOrder.status, KEPT))
  return (await db.$count(paymentOrder, isOther)) > 0
}
