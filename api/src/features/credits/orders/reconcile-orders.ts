import { and, asc, gt, ne } from 'drizzle-orm'
import { paymentOrder } from '../../../tables/orders.ts'
import { DAY_MS } from '../../../time.ts'
import type { OrderServices } from '../order/order-services.ts'
import { settleAll } from '../settling/settle-all.ts'

/** For how long an order may still change: transfers arrive late, and banks return debits for weeks. */
const PERIOD = 35 * DAY_MS
const BATCH_SIZE = 100

/**
 * Compares the orders of 35 days with the switch, which asks the processors, and reports each difference that
 * webhooks and checks have missed. Returns the number of differences.
 */
export async function reconcileOrders(services: OrderServices): Promise<number> {
  const { database, clock, log } = services
  const since = new Date(clock.now().getTime() - PERIOD)
  let differences = 0
  for (let last = ''; ; ) {
    const orders = await database.db
      .select()
      .from(paymentOrder)
      .where(
        and(
          gt(paymentOrder.id, last),
          gt(paymentOrder.createdAt, since),
          ne(paymentOrder.status, 'charged_back'),
        ),
      )
      .orderBy(asc(paymentOrder.id))
      .limit(BATCH_SIZE)
    const all = await settleAll(services, orders, { sync: true })
    for (const settled of all) {
      if (!settled || settled.was === settled.order.status) continue
      differences += 1
      log.warn(`Order ${settled.order.id} was ${settled.was} here, but is ${settled.order.status}.`)
    }
    if (orders.length < BATCH_SIZE) return differences
    if (!all.some(Boolean)) {
      log.error('The orders were not compared with the payment switch, which gives no answers.')
      return differences
    }
    last = orders.at(-1)?.id ?? ''
  }
}
