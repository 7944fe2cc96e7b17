import type { BehaviourSettings, PaymentRecord } from '../records.ts'
import type { World } from '../world.ts'

/** The behaviour that applies to a payment: its own, and the whole switch's otherwise. */
export function behaviourOf({ store }: World, payment: PaymentRecord | undefined): BehaviourSettings {
  return { ...store.behaviour(), ...payment?.behaviour }
}
