import { and, asc, gt, ne } from 'drizzle-orm'
import { orderRefund } from '../../../tables/refunds.ts'
import { DAY_MS } from '../../../time.ts'
import type { OrderServices } from '../order/order-services.ts'
import { settleSafely } from './check-refunds.ts'

/** For how long a refund may still change: banks take their time. */
const PERIOD = 35 * DAY_MS

/** Compares unsuccessful refunds of 35 days with the switch. Reports differences, returns their number. */
export async function reconcileRefunds(services: OrderServices): Promise<number> {
  const { database, clock, log } = services
  const since = new Date(clock.now().getTime() - PERIOD)
  const refunds = await database.db
    .select()
    .from(orderRefund)
    .where(and(ne(orderRefund.status, 'succeeded'), gt(orderRefund.createdAt, since)))
    .orderBy(asc(orderRefund.createdAt))
  let differences = 0
  for (const refund of refunds) {
    const settled = await settleSafely(services, refund)
    if (!settled || settled.status === refund.status) continue
    differences += 1
    log.warn(`The refund of order ${refund.orderId} was ${refund.status} here, but is ${settled.status}.`)
  }
  return differences
}
