import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { lockOrder } from '../order/find-orders.ts'
import { applyRefunds, type ToldRefund } from '../settling/apply-refunds.ts'
import { findRefund, type RefundRow } from '../settling/find-refund.ts'

interface BookedRefund {
  readonly refund: RefundRow
  /** Sentences for the log about what people have to look at. */
  readonly warnings: readonly string[]
}

/** Books how a refund stands. The order's own status follows when it is settled next. */
export async function bookRefund(
  tx: Transaction,
  orderId: string,
  told: ToldRefund,
  now: Date,
): Promise<BookedRefund> {
  const order = await lockOrder(tx, orderId)
  const { events, warnings } = await applyRefunds(tx, order, [told], now)
  if (told.state === 'succeeded')
    await tx.update(paymentOrder).set({ nextCheckAt: now }).where(eq(paymentOrder.id, orderId))
  await publishEvents(tx, ...events)
  const refund = await findRefund(tx, order)
  if (!refund) throw new Error(`Order ${orderId} has no refund.`)
  return { refund, warnings }
}
