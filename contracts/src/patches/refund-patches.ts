import type { getRefund } from '../credits/refunds.ts'
import type { AnswerOf } from '../endpoint.ts'
import type { UserEventOf } from '../events/user-event.ts'

type Answer = AnswerOf<typeof getRefund>

export function refundWithChange(answer: Answer, { order, refund }: UserEventOf<'refund'>): Answer {
  return answer.order === order ? { ...answer, refund, offer: null } : answer
}

/** Only a paid order can be refunded, and only its member can ask for it. */
export function refundWithOrder(answer: Answer, { order }: UserEventOf<'order'>): Answer {
  return answer.order === order.id && order.status !== 'paid' ? { ...answer, offer: null } : answer
}
