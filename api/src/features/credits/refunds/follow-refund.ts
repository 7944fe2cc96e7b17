import { claimCheck } from '../order/claim-check.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import type { RefundRow } from '../settling/find-refund.ts'
import { settleRefund } from './settle-refund.ts'

/** A refund as its page polls it: brought up to date while pending, but not with every poll. */
export async function followRefund(
  services: OrderServices,
  order: OrderRow,
  refund: RefundRow,
): Promise<RefundRow> {
  const { database, clock } = services
  const isDue = refund.status === 'pending' && (await claimCheck(database.db, order, clock.now()))
  return isDue ? settleRefund(services, refund) : refund
}
