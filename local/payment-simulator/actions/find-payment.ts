import type { PaymentRecord } from '../records.ts'
import { notFound } from '../switch-error.ts'
import type { World } from '../world.ts'

export function findPayment(world: World, id: string | undefined): PaymentRecord {
  const payment = id === undefined ? undefined : world.store.payments.get(id)
  if (!payment) throw notFound('Payment')
  return payment
}
