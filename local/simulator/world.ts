import type { Behaviour, PaymentRecord } from './records.ts'
import type { SimulatorKeys } from './simulator-keys.ts'
import type { Store, Table } from './store.ts'

/** The parts that everything the simulator does shares. */
export interface World {
  readonly store: Store
  readonly keys: SimulatorKeys
  /** The simulator's own address, for its links. */
  readonly origin: () => string
  readonly now: () => Date
  /** Makes the agenda look for due tasks. */
  wake(): void
}

export function after(world: World, seconds: number): string {
  return new Date(world.now().getTime() + seconds * 1_000).toISOString()
}

/** The behaviour that applies to a payment: its own, and the whole simulator's otherwise. */
export function behaviourOf({ store }: World, payment: PaymentRecord | undefined): Behaviour {
  return { ...store.behaviour(), ...payment?.behaviour }
}

/** A refusal, in the shape that the real switch gives it. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** The record with an id that a request names. */
export function find<T>(table: Table<T>, id: string | undefined, thing: string): T {
  const found = id === undefined ? undefined : table.get(id)
  if (!found) throw new Refusal('HE_02', `${thing} does not exist in our records`, 404)
  return found
}
