import type { DisputeRecord, PaymentRecord } from '../records.ts'
import { SwitchError } from '../switch-error.ts'
import { emitDispute } from '../webhooks/emit.ts'
import type { World } from '../world.ts'

/** The payer's bank takes the money back until the dispute is decided. */
export function openDispute(world: World, payment: PaymentRecord, reason: string): PaymentRecord {
  if (payment.status !== 'succeeded')
    throw new SwitchError(400, 'IR_16', 'Only a paid payment can be disputed')
  if (payment.disputes.some(({ status }) => status === 'dispute_opened'))
    throw new SwitchError(400, 'IR_16', 'The payment is disputed already')
  const id = `dp_${payment.id}_${payment.disputes.length + 1}`
  const dispute: DisputeRecord = {
    id,
    status: 'dispute_opened',
    reason,
    createdAt: world.now().toISOString(),
  }
  return store(world, payment, dispute)
}

export function closeDispute(world: World, payment: PaymentRecord, status: 'dispute_won' | 'dispute_lost') {
  const open = payment.disputes.find((dispute) => dispute.status === 'dispute_opened')
  if (!open) throw new SwitchError(400, 'IR_16', 'The payment has no open dispute')
  return store(world, payment, { ...open, status })
}

/** A bank returns a direct debit: a dispute that is lost at once. */
export function returnDebit(world: World, payment: PaymentRecord): PaymentRecord {
  if (payment.family !== 'bank_debit')
    throw new SwitchError(400, 'IR_16', 'Only a direct debit can be returned')
  return closeDispute(world, openDispute(world, payment, 'AC04 account closed'), 'dispute_lost')
}

function store(world: World, payment: PaymentRecord, dispute: DisputeRecord): PaymentRecord {
  const others = payment.disputes.filter(({ id }) => id !== dispute.id)
  const changed = world.store.payments.put({
    ...payment,
    disputes: [...others, dispute],
    updatedAt: world.now().toISOString(),
  })
  emitDispute(world, changed, dispute)
  return changed
}
