import { randomUUID } from 'node:crypto'
import { switchId } from '../../api/src/payments/switch-id.ts'
import type { RefundRecord } from './records.ts'
import { emitRefund } from './webhooks/emit.ts'
import { behaviourOf, find, Refusal, type World } from './world.ts'

export interface RefundBody {
  readonly refund_id?: string
  readonly payment_id: string
  readonly amount?: number
}

const FIRST = { succeed: 'succeeded', wait: 'pending', review: 'review', fail: 'failed' } as const

/** `POST /refunds`: the body was checked against the description. */
export function createRefund(world: World, body: RefundBody): RefundRecord {
  const { payments, refunds } = world.store
  const payment = find(payments, body.payment_id, 'Payment')
  const { id: paymentId, currency, status } = payment
  const id = body.refund_id ?? switchId('ref', randomUUID())
  if (refunds.get(id))
    throw new Refusal('HE_01', 'Duplicate refund request. Refund already attempted with the refund ID')
  if (status !== 'succeeded')
    throw new Refusal('IR_14', `This payment has status ${status}, and cannot be refunded`)
  const earlier = refunds
    .all()
    .filter((refund) => refund.paymentId === paymentId && refund.status !== 'failed')
  const left = payment.amount - earlier.reduce((sum, { amount }) => sum + amount, 0)
  const amount = body.amount ?? left
  if (amount > left || amount <= 0)
    throw new Refusal('IR_13', 'The refund amount exceeds the amount captured')
  const createdAt = world.now().toISOString()
  return setRefundStatus(
    world,
    { id, paymentId, amount, currency, status: 'pending', createdAt },
    FIRST[behaviourOf(world, payment).refunds],
  )
}

/** Also decides a refund that waits, for the control page. */
export function setRefundStatus(
  world: World,
  refund: RefundRecord,
  status: RefundRecord['status'],
): RefundRecord {
  if (refund.status === 'succeeded' || refund.status === 'failed')
    throw new Refusal('IR_16', `The refund has status ${refund.status}`)
  const changed = world.store.refunds.put({ ...refund, status })
  if (status === 'succeeded' || status === 'failed') emitRefund(world, changed)
  return changed
}
