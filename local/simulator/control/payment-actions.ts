import { completePayment, failPayment, wrongStatus } from '../payments.ts'
import type { DisputeRecord, PaymentRecord, Status } from '../records.ts'
import { emitDispute } from '../webhooks/emit.ts'
import type { World } from '../world.ts'

interface PaymentAction {
  readonly label: string
  /** The payments to which it can be done. */
  readonly suits: (payment: PaymentRecord) => boolean
  readonly perform: (world: World, payment: PaymentRecord) => unknown
}

const has =
  (...statuses: readonly Status[]) =>
  ({ status }: PaymentRecord) =>
    statuses.includes(status)
const isDisputed = ({ disputes }: PaymentRecord) => disputes.some(({ status }) => status === 'dispute_opened')
const isKept = (payment: PaymentRecord) => payment.status === 'succeeded' && !isDisputed(payment)

/** Everything that the control page can do to a payment. */
export const paymentActions = {
  complete: {
    label: 'Complete',
    suits: has('processing', 'requires_payment_method', 'requires_customer_action'),
    perform: completePayment,
  },
  // The status stays as it is, as on the real switch, and no event tells.
  expire: {
    label: 'End the time to pay',
    suits: has('requires_payment_method'),
    perform: (world, payment) =>
      world.store.payments.put({ ...payment, expiresAt: world.now().toISOString() }),
  },
  fail: { label: 'Fail', suits: has('processing'), perform: failPayment },
  dispute: {
    label: 'Open a dispute',
    suits: isKept,
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
  // A bank returns a direct debit by a dispute that is lost at once.
  return: {
    label: 'Return the debit',
    suits: (payment) => isKept(payment) && payment.family === 'bank_debit',
    perform: (world, payment) =>
      closeDispute(world, openDispute(world, payment, 'AC04 account closed'), 'dispute_lost'),
  },
} as const satisfies Readonly<Record<string, PaymentAction>>

export type PaymentActionName = keyof typeof paymentActions

export const paymentActionNames = Object.keys(paymentActions) as PaymentActionName[]

export function performAction(world: World, payment: PaymentRecord, name: PaymentActionName) {
  const { suits, perform }: PaymentAction = paymentActions[name]
  if (!suits(payment)) throw wrongStatus(payment)
  perform(world, payment)
}

/** The payer's bank takes the money back until the dispute is decided. */
function openDispute(world: World, payment: PaymentRecord, reason: string): PaymentRecord {
  const id = `dp_${payment.id}_${payment.disputes.length + 1}`
  return store(world, payment, {
    id,
    status: 'dispute_opened',
    reason,
    createdAt: world.now().toISOString(),
  })
}

function closeDispute(world: World, payment: PaymentRecord, status: DisputeRecord['status']) {
  const open = payment.disputes.find((dispute) => dispute.status === 'dispute_opened')
  return open && store(world, payment, { ...open, status })
}

function store(world: World, payment: PaymentRecord, dispute: DisputeRecord): PaymentRecord {
  const others = payment.disputes.filter(({ id }) => id !== dispute.id)
  const changed = world.store.payments.put({ ...payment, disputes: [...others, dispute] })
  emitDispute(world, changed, dispute)
  return changed
}
