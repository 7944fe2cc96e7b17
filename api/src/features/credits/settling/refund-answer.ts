import type { AnswerOf, getRefund, Refund } from 'contracts'
import type { MemberEvent } from '../../../events/publish-events.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { RefundRow } from './find-refund.ts'
import type { RefundOffer } from './refund-offer.ts'

/** A refund as its member sees it. */
export function refundAnswer({ credits, amount, currency, status, createdAt }: RefundRow): Refund {
  return { credits, amount, currency, status, created_at: createdAt.toISOString() }
}

/** An order's refund, or the one that its member can ask for. */
export function refundOrOffer(
  { id, currency }: OrderRow,
  refund: RefundRow | undefined,
  offer?: RefundOffer & { readonly ends_premium: boolean },
): AnswerOf<typeof getRefund> {
  return {
    order: id,
    refund: refund ? refundAnswer(refund) : null,
    offer: offer ? { ...offer, currency, until: offer.until.toISOString() } : null,
  }
}

/** The event that shows a refund on its member's pages. */
export function refundEvents(refund: RefundRow): MemberEvent[] {
  const { brandId, memberId, orderId } = refund
  if (memberId === null) return []
  return [{ brandId, memberId, event: { kind: 'refund', order: orderId, refund: refundAnswer(refund) } }]
}
