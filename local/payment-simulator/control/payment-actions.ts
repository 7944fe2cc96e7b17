import { completePayment, expirePayment, failPayment } from '../actions/decide.ts'
import { closeDispute, openDispute, returnDebit } from '../actions/disputes.ts'
import type { PaymentRecord } from '../records.ts'
import type { World } from '../world.ts'

type Action = (world: World, payment: PaymentRecord) => PaymentRecord

interface PaymentAction {
  readonly label: string
  /** Whether the page shows its button; the action itself checks again. */
  readonly suits: (payment: PaymentRecord) => boolean
  readonly perform: Action
}

const isDisputed = ({ disputes }: PaymentRecord) => disputes.some(({ status }) => status === 'dispute_opened')
const isPaid = ({ status }: PaymentRecord) => status === 'succeeded'

/** Everything that the control page can do to a payment. */
export const paymentActions = {
  complete: {
    label: 'Complete',
    suits: ({ status }) =>
      ['processing', 'requires_payment_method', 'requires_customer_action'].includes(status),
    perform: completePayment,
  },
  expire: {
    label: 'End the time to pay',
    suits: ({ status }) => status === 'requires_payment_method',
    perform: expirePayment,
  },
  fail: { label: 'Fail', suits: ({ status }) => status === 'processing', perform: failPayment },
  dispute: {
    label: 'Open a dispute',
    suits: (payment) => isPaid(payment) && !isDisputed(payment),
    perform: (world, payment) => openDispute(world, payment, 'Fraudulent'),
  },
  win: {
    label: 'Dispute won',
    suits: isDisputed,
    perform: (world, payment) => closeDispute(world, payment, 'dispute_won'),
  },
  lose: {
    label: 'Dispute lost',
    suits: isDisputed,
    perform: (world, payment) => closeDispute(world, payment, 'dispute_lost'),
  },
  return: {
    label: 'Return the debit',
    suits: (payment) => isPaid(payment) && payment.family === 'bank_debit' && !isDisputed(payment),
    perform: returnDebit,
  },
} as const satisfies Readonly<Record<string, PaymentAction>>

export type PaymentActionName = keyof typeof paymentActions

export const paymentActionNames = Object.keys(paymentActions) as PaymentActionName[]
