import { randomUUID } from 'node:crypto'
import { disputeAnswer, paymentAnswer, refundAnswer } from '../answers.ts'
import { validators } from '../description/validators.ts'
import type { DisputeRecord, EventRecord, PaymentRecord, RefundRecord, Status } from '../records.ts'
import { after, behaviourOf, find, type World } from '../world.ts'

const EVENTS: Readonly<Partial<Record<Status, string>>> = {
  requires_customer_action: 'action_required',
  processing: 'payment_processing',
  succeeded: 'payment_succeeded',
  failed: 'payment_failed',
  cancelled: 'payment_cancelled',
}

/** Announces a payment's new status. */
export function emitPayment(world: World, payment: PaymentRecord) {
  const type = EVENTS[payment.status]
  const content = { type: 'payment_details', object: paymentAnswer(world, payment) }
  if (type) emit(world, type, payment.id, content)
}

export function emitRefund(world: World, refund: RefundRecord) {
  const content = { type: 'refund_details', object: refundAnswer(refund) }
  emit(world, `refund_${refund.status}`, refund.paymentId, content)
}

export function emitDispute(world: World, payment: PaymentRecord, dispute: DisputeRecord) {
  const content = { type: 'dispute_details', object: disputeAnswer(payment, dispute) }
  emit(world, dispute.status, payment.id, content)
}

/** Seconds that an overtaken webhook waits for the next one. */
const HELD = 3

const COPIES = 3

/** Plans the deliveries of a new event, with the faults that the control page chose. */
function emit(world: World, type: string, paymentId: string, content: object) {
  const { payments, events } = world.store
  const at = world.now().toISOString()
  const id = `evt_${randomUUID().replaceAll('-', '')}`
  const event = {
    merchant_id: world.keys.merchantId,
    event_id: id,
    event_type: type,
    content,
    timestamp: at,
  }
  const fault = validators().schema('OutgoingWebhook', event)
  if (fault) throw new Error(`A webhook contradicts the description: ${fault}`)
  const { webhooks, delaySeconds } = behaviourOf(world, payments.get(paymentId))
  const state: EventRecord['state'] = webhooks === 'lost' ? 'lost' : 'waiting'
  events.put({ id, type, paymentId, body: JSON.stringify(event), state, attempts: 0, at })
  const delays = {
    normal: [0],
    delayed: [delaySeconds],
    duplicated: Array.from({ length: COPIES }, () => 0),
    // One waits and the next overtakes it.
    reordered: [isOneHeld(world) ? 0 : HELD],
    lost: [],
    forged: [0],
  }[webhooks]
  for (const delay of delays) plan(world, id, { due: after(world, delay), isForged: webhooks === 'forged' })
}

/** Sends an event once more, also one that was lost; forged, it has a wrong signature. */
export function sendAgain(world: World, eventId: string, isForged: boolean) {
  find(world.store.events, eventId, 'Event')
  plan(world, eventId, { due: after(world, 0), isForged })
}

function plan(world: World, eventId: string, { due, isForged }: { due: string; isForged: boolean }) {
  const work = { eventId, attempt: 0, isForged }
  world.store.tasks.put({ id: `deliver ${eventId} ${randomUUID()}`, due, work })
  world.wake()
}

function isOneHeld(world: World): boolean {
  const now = after(world, 0)
  return world.store.tasks.all().some(({ due, work }) => 'eventId' in work && work.attempt === 0 && due > now)
}
