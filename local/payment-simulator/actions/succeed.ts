import { randomUUID } from 'node:crypto'
import type { PaymentRecord, Reuse } from '../records.ts'
import type { World } from '../world.ts'
import { setStatus } from './set-status.ts'

/** Methods that can be charged again without the payer. */
const REUSABLE = ['card', 'wallet', 'bank_debit']

/** The money has arrived: the method is saved if the payment asked for it. */
export function succeed(world: World, payment: PaymentRecord, reuse: Reuse = 'works'): PaymentRecord {
  const savedMethodId = payment.savedMethodId ?? saveMethod(world, payment, reuse)
  return setStatus(world, payment, { status: 'succeeded', ...(savedMethodId && { savedMethodId }) })
}

function saveMethod(world: World, payment: PaymentRecord, reuse: Reuse): string | undefined {
  const { isSaved, customerId, family, type, network, lastDigits } = payment
  if (!isSaved || !customerId || !family || !type || !REUSABLE.includes(family)) return undefined
  const now = world.now().toISOString()
  const known = world.store.methods
    .all()
    .find(
      (method) =>
        method.customerId === customerId && method.type === type && method.lastDigits === lastDigits,
    )
  const method = known ?? {
    id: `pm_${randomUUID().replaceAll('-', '')}`,
    customerId,
    family,
    type,
    createdAt: now,
  }
  world.store.methods.put({
    ...method,
    ...(network && { network }),
    ...(lastDigits && { lastDigits }),
    reuse,
    lastUsedAt: now,
  })
  return method.id
}
