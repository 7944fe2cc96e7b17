import { randomUUID } from 'node:crypto'
import { disputeAnswer } from '../answers/dispute-answer.ts'
import { paymentAnswer } from '../answers/payment-answer.ts'
import { refundAnswer } from '../answers/refund-answer.ts'
import { validators } from '../description/validators.ts'
import type { DisputeRecord, PaymentRecord, RefundRecord } from '../records.ts'
import type { World } from '../world.ts'
import { planDeliveries } from './plan-deliveries.ts'

export function emitPayment(world: World, type: string, payment: PaymentRecord) {
  emit(world, type, payment.id, { type: 'payment_details', object: paymentAnswer(world, payment) })
}

export function emitRefund(world: World, type: string, refund: RefundRecord) {
  emit(world, type, refund.paymentId, { type: 'refund_details', object: refundAnswer(refund) })
}

export function emitDispute(world: World, payment: PaymentRecord, dispute: DisputeRecord) {
  const content = { type: 'dispute_details', object: disputeAnswer(payment, dispute) }
  emit(world, dispute.status, payment.id, content)
}

function emit(world: World, type: string, paymentId: string, content: object) {
  const at = world.now().toISOString()
  const id = `evt_${randomUUID().replaceAll('-', '')}`
  const event = { merchant_id: world.keys.merchantId, event_id: id, event_type: type, content, timestamp: at }
  const fault = validators().schema('OutgoingWebhook', event)
  if (fault) throw new Error(`A webhook contradicts the description: ${fault}`)
  const { tasks, isLost } = planDeliveries(world, { id, paymentId })
  world.store.events.put({
    id,
    type,
    paymentId,
    body: JSON.stringify(event),
    state: isLost ? 'lost' : 'waiting',
    attempts: 0,
    at,
  })
  for (const task of tasks) world.store.tasks.put(task)
  world.wake()
}
