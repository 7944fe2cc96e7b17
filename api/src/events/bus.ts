type Wake = (memberIds: ReadonlySet<string>) => void

/**
 * Tells every node that these members have new events. It carries no events: if a wake-up is lost, they arrive with the
 * next poll of the database instead.
 */
export interface Bus {
  wake: Wake
  /** Returns a function that ends the subscription. */
  subscribe(listener: Wake): () => void
}

/** A bus within this process. */
export function localBus(): Bus {
  const listeners = new Set<Wake>()
  return {
    wake(memberIds) {
      for (const listener of listeners) listener(memberIds)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
