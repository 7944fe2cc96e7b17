import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { SECOND_MS } from '../../../time.ts'
import type { OrderRow } from './order-answer.ts'

/** Least time between two questions to the switch about an order, however many pages poll it. */
const CHECK_INTERVAL = 3 * SECOND_MS

/** Claims the right to ask the switch about an order now; false if someone has just asked. */
export async function claimCheck(db: Queryable, { id }: OrderRow, now: Date): Promise<boolean> {
  const isDue = or(
    isNull(paymentOrder.checkedAt),
    lte(paymentOrder.checkedAt, new Date(now.getTime() - CHECK_INTERVAL)),
  )
  const { rowCount } = await db
    .update(paymentOrder)
    .set({ checkedAt: now })
    .where(and(eq(paymentOrder.id, id), isDue))
  return rowCount === 1
}
