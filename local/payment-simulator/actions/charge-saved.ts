import type { PaymentRecord } from '../records.ts'
import { SwitchError } from '../switch-error.ts'
import type { World } from '../world.ts'
import { fail, setStatus } from './set-status.ts'
import { succeed } from './succeed.ts'

/** Charges a saved method, which answers as its owner chose on the hosted or the control page. */
export function chargeSaved(world: World, payment: PaymentRecord, methodId: string): PaymentRecord {
  const method = world.store.methods.get(methodId)
  if (!method || method.customerId !== payment.customerId)
    throw new SwitchError(400, 'HE_02', 'Payment method does not exist in our records')
  const { family, type, network, lastDigits } = method
  const started: PaymentRecord = {
    ...payment,
    family,
    type,
    ...(network && { network }),
    ...(lastDigits && { lastDigits }),
    savedMethodId: method.id,
  }
  switch (method.reuse) {
    case 'declined':
      return fail(world, started, 'card_declined', 'The saved method was declined.')
    case 'challenge':
      return setStatus(world, started, { status: 'requires_customer_action' })
    case 'works':
      world.store.methods.put({ ...method, lastUsedAt: world.now().toISOString() })
      return succeed(world, started)
  }
}
