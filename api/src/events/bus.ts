import type { TransientEvent } from 'contracts'

type Wake = (memberIds: ReadonlySet<string>) => void
type Relay = (memberId: string, event: TransientEvent) => void

/**
 * Tells every node that these members have new events. Stored events are not carried: if a wake-up is lost,
 * they arrive with the next poll. Transient ones are; a lost one is missed.
 */
export interface Bus {
  wake: Wake
  relay: Relay
  /** Returns a function that ends the subscription. */
  subscribe(listener: { readonly wake: Wake; readonly relay: Relay }): () => void
}

type Listener = Parameters<Bus['subscribe']>[0]

/** A bus within this process. */
export function localBus(): Bus {
  const listeners = new Set<Listener>()
  return {
    wake(memberIds) {
      for (const listener of listeners) listener.wake(memberIds)
    },
    relay(memberId, event) {
      for (const listener of listeners) listener.relay(memberId, event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
