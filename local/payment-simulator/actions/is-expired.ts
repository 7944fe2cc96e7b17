import type { PaymentRecord } from '../records.ts'
import type { World } from '../world.ts'

/** Whether the payer's time is over. The status stays as it is, as on the real switch. */
export function isExpired(world: World, { expiresAt }: PaymentRecord): boolean {
  return expiresAt <= world.now().toISOString()
}
