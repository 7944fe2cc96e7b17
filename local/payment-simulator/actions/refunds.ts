import { randomUUID } from 'node:crypto'
import { switchId } from '../../../api/src/payments/switch-id.ts'
import type { RefundRecord } from '../records.ts'
import { notFound, SwitchError } from '../switch-error.ts'
import { emitRefund } from '../webhooks/emit.ts'
import type { World } from '../world.ts'
import { behaviourOf } from '../world.ts'

export interface RefundBody {
  readonly refund_id?: string
  readonly payment_id: string
  readonly amount?: number
  readonly reason?: string
}

const FIRST = { succeed: 'succeeded', wait: 'pending', review: 'review', fail: 'failed' } as const

/** `POST /refunds`: the body was checked against the description. */
export function createRefund(world: World, body: RefundBody): RefundRecord {
  const { store } = world
  const payment = store.payments.get(body.payment_id)
  if (!payment) throw notFound('Payment')
  const id = body.refund_id ?? switchId('ref', randomUUID())
  if (store.refunds.get(id))
    throw new SwitchError(
      400,
      'HE_01',
      'Duplicate refund request. Refund already attempted with the refund ID',
    )
  if (payment.status !== 'succeeded')
    throw new SwitchError(400, 'IR_14', `This payment has status ${payment.status}, and cannot be refunded`)
  const earlier = store.refunds
    .all()
    .filter((refund) => refund.paymentId === payment.id && refund.status !== 'failed')
  const left = payment.amount - earlier.reduce((sum, { amount }) => sum + amount, 0)
  const amount = body.amount ?? left
  if (amount > left || amount <= 0)
    throw new SwitchError(400, 'IR_13', 'The refund amount exceeds the amount captured')
  const now = world.now().toISOString()
  const refund: RefundRecord = {
    id,
    paymentId: payment.id,
    amount,
    currency: payment.currency,
    ...(body.reason && { reason: body.reason }),
    status: 'pending',
    createdAt: now,
    updatedAt: now,
  }
  return setRefundStatus(world, refund, FIRST[behaviourOf(world, payment).refunds])
}

/** The control page decides a refund that waits. */
export function decideRefund(
  world: World,
  refund: RefundRecord,
  status: 'succeeded' | 'failed',
): RefundRecord {
  if (refund.status === 'succeeded' || refund.status === 'failed')
    throw new SwitchError(400, 'IR_16', `The refund has status ${refund.status}`)
  return setRefundStatus(world, refund, status)
}

function setRefundStatus(world: World, refund: RefundRecord, status: RefundRecord['status']): RefundRecord {
  const changed = world.store.refunds.put({
    ...refund,
    status,
    ...(status === 'failed' && { error: 'The bank refused the refund.' }),
    updatedAt: world.now().toISOString(),
  })
  if (status === 'succeeded' || status === 'failed') emitRefund(world, `refund_${status}`, changed)
  return changed
}
