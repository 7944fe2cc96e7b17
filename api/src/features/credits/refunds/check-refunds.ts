import { asc, eq } from 'drizzle-orm'
import { describeError } from '../../../http/server/log.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { HOUR_MS, MINUTE_MS } from '../../../time.ts'
import type { OrderServices } from '../order/order-services.ts'
import type { RefundRow } from '../settling/find-refund.ts'
import { settleRefund } from './settle-refund.ts'

/** How many refunds in a row may stay as they are before other jobs come first. */
const MAX_UNCHANGED = 100

/**
 * Looks up pending refunds at the switch, and asks for those that it does not know: every minute in a
 * refund's first hour, hourly from then on. Returns how many were decided.
 */
export async function checkRefunds(services: OrderServices): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  const pending = await database.db
    .select()
    .from(orderRefund)
    .where(eq(orderRefund.status, 'pending'))
    .orderBy(asc(orderRefund.createdAt))
  let decided = 0
  let unchanged = 0
  for (const refund of pending.filter((one) => isDue(one, now))) {
    if (unchanged === MAX_UNCHANGED) break
    const settled = await settleSafely(services, refund)
    if (settled === undefined || settled.status === refund.status) unchanged += 1
    else decided += 1
  }
  return decided
}

/** Brings a refund up to date; undefined if that failed, which is logged. */
export async function settleSafely(
  services: OrderServices,
  refund: RefundRow,
): Promise<RefundRow | undefined> {
  try {
    return await settleRefund(services, refund)
  } catch (error) {
    const { message } = describeError(error)
    services.log.error(`The refund of order ${refund.orderId} could not be settled: ${message}`)
    return undefined
  }
}

function isDue({ createdAt }: RefundRow, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime()
  return age < HOUR_MS || age % HOUR_MS < MINUTE_MS
}
