import { categoryOf } from '../../../api/src/payments/methods/switch-types.ts'
import type { PaymentRecord, Reuse } from '../records.ts'
import { SwitchError } from '../switch-error.ts'
import { after, behaviourOf, type World } from '../world.ts'
import { isExpired } from './is-expired.ts'
import { fail, setStatus } from './set-status.ts'
import { succeed } from './succeed.ts'

export const OUTCOMES = ['pay', 'decline', 'cancel', 'challenge', 'late', 'pending'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Choice {
  readonly outcome: Outcome
  readonly type: string
  readonly save: boolean
  readonly reuse: Reuse
}

/** Does as the payer chose on the hosted page. */
export function chooseOutcome(world: World, payment: PaymentRecord, choice: Choice): PaymentRecord {
  if (payment.status !== 'requires_payment_method' || isExpired(world, payment))
    throw new SwitchError(400, 'IR_16', `The payment cannot be paid: its status is ${payment.status}`)
  if (!payment.types.includes(choice.type))
    throw new SwitchError(400, 'IR_06', `The type ${choice.type} is not allowed for this payment`)
  const started = { ...payment, ...methodOf(choice.type), isSaved: payment.isSaved && choice.save }
  switch (choice.outcome) {
    case 'pay':
      return succeed(world, started, choice.reuse)
    case 'decline':
      return fail(world, started, 'card_declined', 'The payment was declined.')
    case 'cancel':
      return setStatus(world, started, { status: 'cancelled', cancellationReason: 'requested_by_customer' })
    case 'challenge':
      return setStatus(world, started, { status: 'requires_customer_action' })
    case 'pending':
      return setStatus(world, started, { status: 'processing' })
    case 'late':
      return processThenSucceed(world, started)
  }
}

/** Leaves a payment processing and plans its success. */
export function processThenSucceed(world: World, payment: PaymentRecord): PaymentRecord {
  const due = after(world, behaviourOf(world, payment).lateSeconds)
  world.store.tasks.put({ id: `settle ${payment.id}`, due, work: { kind: 'settle', paymentId: payment.id } })
  return setStatus(world, payment, { status: 'processing' })
}

const CARDS: Readonly<Record<string, Pick<PaymentRecord, 'network' | 'lastDigits'>>> = {
  credit: { network: 'Visa', lastDigits: '4242' },
  debit: { network: 'Mastercard', lastDigits: '4444' },
}

function methodOf(type: string) {
  return { type, family: categoryOf(type), ...CARDS[type] }
}
