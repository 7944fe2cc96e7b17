import type { PaymentRecord, Status } from '../records.ts'
import { emitPayment } from '../webhooks/emit.ts'
import type { World } from '../world.ts'

const EVENTS: Readonly<Partial<Record<Status, string>>> = {
  requires_customer_action: 'action_required',
  processing: 'payment_processing',
  succeeded: 'payment_succeeded',
  failed: 'payment_failed',
  cancelled: 'payment_cancelled',
}

type Change = Partial<Omit<PaymentRecord, 'id'>> & { readonly status: Status }

/** Stores a payment's new status and sends the event about it. */
export function setStatus(world: World, payment: PaymentRecord, change: Change): PaymentRecord {
  const changed = world.store.payments.put({ ...payment, ...change, updatedAt: world.now().toISOString() })
  const event = EVENTS[changed.status]
  if (event) emitPayment(world, event, changed)
  return changed
}

export function fail(world: World, payment: PaymentRecord, code: string, message: string): PaymentRecord {
  return setStatus(world, payment, { status: 'failed', error: { code, message } })
}
