import type { Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { refuse } from '../../../http/refusal.ts'
import { switchId } from '../../../payments/switch-id.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { refund } from '../ledger/refund.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { RefundRow } from '../settling/find-refund.ts'
import { refundEvents } from '../settling/refund-answer.ts'
import type { Refundable } from '../settling/refund-offer.ts'

/** Takes unused credits of an order, which is locked, and stores the refund that the switch is to make. */
export async function insertRefund(
  tx: Transaction,
  { id: orderId, brandId, memberId, currency }: OrderRow,
  { credits, amount }: Refundable,
  now: Date,
): Promise<RefundRow> {
  const taken = await refund(tx, { brandId, order: orderId, credits, now })
  // A message took some of them after the offer was read.
  if (-taken.amount !== credits) refuse('refund_unavailable')
  const [row] = await tx
    .insert(orderRefund)
    .values({
      orderId,
      brandId,
      memberId,
      currency,
      credits,
      amount,
      refundId: switchId('ref', orderId),
      status: 'pending',
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('No refund was inserted.')
  await publishEvents(tx, ...taken.events, ...refundEvents(row))
  return row
}
