import type { LimitLeft } from 'contracts'
import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { isOwnOrder } from '../order/find-orders.ts'
import { findLimits } from './find-limits.ts'
import { monthStart } from './month.ts'
import { countedAt, net } from './net-spending.ts'

/** Orders that cost their member money, or may do so. */
const COUNTED = ['created', 'pending', 'paid', 'partly_refunded'] as const

/** The member's monthly limit, what is left of it, and what waits to be paid; null for visitors, and without a limit. */
export async function findLimitLeft(
  db: Queryable,
  buyer: MemberKey | null,
  now: Date,
): Promise<LimitLeft | null> {
  const { limit } = buyer ? await findLimits(db, buyer, now) : { limit: null }
  if (!buyer || !limit) return null
  const isCounted = and(
    isOwnOrder(buyer),
    eq(paymentOrder.currency, limit.currency),
    inArray(paymentOrder.status, COUNTED),
    gte(countedAt, monthStart(now)),
  )
  const { id, status, createdAt } = paymentOrder
  const counted = await db
    .select({ id, status, net })
    .from(paymentOrder)
    .where(isCounted)
    .orderBy(desc(createdAt))
  const waiting = counted.filter((order) => order.status === 'created' || order.status === 'pending')
  return {
    ...limit,
    left: Math.max(0, limit.amount - sum(counted) + sum(waiting)),
    waiting: sum(waiting),
    waiting_order: waiting[0]?.id ?? null,
  }
}

const sum = (orders: readonly { readonly net: number }[]) => orders.reduce((all, order) => all + order.net, 0)
