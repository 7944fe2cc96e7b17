import { Refusal } from '../../../http/refusal.ts'
import { claimCheck } from '../order/claim-check.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { settleOrder } from '../settling/settle-order.ts'

/** An order as its page polls it: brought up to date while undecided, but not with every poll. */
export async function followOrder(services: OrderServices, order: OrderRow): Promise<OrderRow> {
  const isUndecided = order.status === 'created' || order.status === 'pending' || order.status === 'expired'
  if (!isUndecided || !(await claimCheck(services.database.db, order, services.clock.now()))) return order
  try {
    const settled = await settleOrder(services, order)
    return settled?.order ?? order
  } catch (error) {
    // The switch is out of reach; the page shows what is known, and polls again.
    if (error instanceof Refusal) return order
    throw error
  }
}
