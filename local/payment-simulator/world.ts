import type { BehaviourSettings, PaymentRecord } from './records.ts'
import type { Store } from './store/store.ts'
import type { SwitchKeys } from './switch-keys.ts'

/** The parts that the switch's actions share. */
export interface World {
  readonly store: Store
  readonly keys: SwitchKeys
  /** The switch's own address, for its links. */
  readonly origin: () => string
  readonly now: () => Date
  /** Makes the agenda look for due tasks. */
  wake(): void
}

export function after(world: World, seconds: number): string {
  return new Date(world.now().getTime() + seconds * 1_000).toISOString()
}

/** The behaviour that applies to a payment: its own, and the whole switch's otherwise. */
export function behaviourOf({ store }: World, payment: PaymentRecord | undefined): BehaviourSettings {
  return { ...store.behaviour(), ...payment?.behaviour }
}
