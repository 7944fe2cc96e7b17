import type { PaymentRecord } from '../records.ts'
import { SwitchError } from '../switch-error.ts'
import type { World } from '../world.ts'
import { fail, setStatus } from './set-status.ts'
import { succeed } from './succeed.ts'

/** The answer of the payer's bank to a 3-D Secure challenge. */
export function answerChallenge(world: World, payment: PaymentRecord, isConfirmed: boolean): PaymentRecord {
  if (payment.status !== 'requires_customer_action') throw wrongStatus(payment)
  return isConfirmed
    ? succeed(world, payment)
    : fail(world, payment, 'authentication_failed', 'The payer did not confirm the payment.')
}

/** Completes a payment that waits: for the bank, or for a payer whose money came after the link had expired. */
export function completePayment(world: World, payment: PaymentRecord): PaymentRecord {
  if (!['processing', 'requires_payment_method', 'requires_customer_action'].includes(payment.status))
    throw wrongStatus(payment)
  world.store.tasks.delete(`settle ${payment.id}`)
  return succeed(world, payment)
}

export function failPayment(world: World, payment: PaymentRecord): PaymentRecord {
  if (payment.status !== 'processing') throw wrongStatus(payment)
  world.store.tasks.delete(`settle ${payment.id}`)
  return fail(world, payment, 'not_received', 'The money did not arrive.')
}

/** Ends the payer's time now. The status stays as it is, as on the real switch, and no event tells. */
export function expirePayment(world: World, payment: PaymentRecord): PaymentRecord {
  if (payment.status !== 'requires_payment_method') throw wrongStatus(payment)
  return world.store.payments.put({ ...payment, expiresAt: world.now().toISOString() })
}

/** `POST /payments/{payment_id}/cancel` */
export function cancelPayment(world: World, payment: PaymentRecord, reason?: string): PaymentRecord {
  if (!['requires_payment_method', 'requires_customer_action'].includes(payment.status))
    throw new SwitchError(
      400,
      'IR_16',
      `You cannot cancel this payment because it has status ${payment.status}`,
    )
  return setStatus(world, payment, { status: 'cancelled', ...(reason && { cancellationReason: reason }) })
}

function wrongStatus({ status }: PaymentRecord): SwitchError {
  return new SwitchError(400, 'IR_16', `The payment has status ${status}`)
}
