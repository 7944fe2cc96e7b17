import { asc, eq, lte } from 'drizzle-orm'
import { paymentOrder } from '../../../tables/orders.ts'
import { nextCheck } from '../order/check-schedule.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { settleAll } from '../settling/settle-all.ts'

const BATCH_SIZE = 50

/**
 * Looks up the orders that are due at the switch, and continues those for which it was never asked. Returns
 * their number. Ends early while the switch gives no answers, so that other jobs do not wait for it.
 */
export async function checkOrders(services: OrderServices): Promise<number> {
  let sum = 0
  for (;;) {
    const due = await claimDue(services)
    const settled = await settleAll(services, due)
    sum += due.length
    if (due.length < BATCH_SIZE || !settled.some(Boolean)) return sum
  }
}

/** Claims due orders and plans their next check, so that no other node or batch asks, too. */
async function claimDue({ database, clock }: OrderServices): Promise<OrderRow[]> {
  const now = clock.now()
  return database.inTransaction(async (tx) => {
    const due = await tx
      .select()
      .from(paymentOrder)
      .where(lte(paymentOrder.nextCheckAt, now))
      .orderBy(asc(paymentOrder.nextCheckAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    for (const order of due) {
      const nextCheckAt = nextCheck(order.status, order, now)
      const checks = order.checks + 1
      await tx
        .update(paymentOrder)
        .set({ nextCheckAt, checks, checkedAt: now })
        .where(eq(paymentOrder.id, order.id))
    }
    return due
  })
}
