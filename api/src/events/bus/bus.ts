import type { TransientEvent } from 'contracts'

type Wake = (memberIds: ReadonlySet<string>) => void
type Relay = (memberId: string, event: TransientEvent) => void

/**
 * Tells every node that these members have new events, or that one of their sessions has ended. Stored events are
 * not carried: if wake-ups may have been lost, the listener is told of the gap. Transient ones are; a lost one is
 * missed.
 */
export interface Bus {
  wake: Wake
  relay: Relay
  /** Returns a function that ends the subscription. */
  subscribe(listener: BusListener): () => void
  /** Begins to carry what other nodes send to this member; resolves once it does, unless it always has. */
  hold(memberId: string): Promise<void> | undefined
  /** Ends that, as the member's last page on this node has closed. */
  letGo(memberId: string): void
  /** Whether the database's changes and other nodes are heard at the moment. */
  hears(): boolean
}

interface BusListener {
  readonly wake: Wake
  readonly relay: Relay
  readonly gap?: () => void
  /** Something has changed that decides who may see a member's pictures, or which pictures the member may see. */
  readonly change?: (memberId: string) => void
}

interface LocalBus extends Bus {
  gap(): void
  change(memberId: string): void
}

/** A bus within this process, which hears nothing of the database. */
export function localBus(): LocalBus {
  const listeners = new Set<BusListener>()
  return {
    wake(memberIds) {
      for (const listener of listeners) listener.wake(memberIds)
    },
    relay(memberId, event) {
      for (const listener of listeners) listener.relay(memberId, event)
    },
    gap() {
      for (const listener of listeners) listener.gap?.()
    },
    change(memberId) {
      for (const listener of listeners) listener.change?.(memberId)
    },
    hears: () => false,
    hold: () => undefined,
    letGo: () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
