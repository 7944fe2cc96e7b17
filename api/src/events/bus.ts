type Wake = (memberIds: ReadonlySet<string>) => void

/**
 * Has every node look whether there is anything new for these members. It only wakes: a wake-up that is lost costs the
 * time until the next look, never an event.
 */
export interface Bus {
  wake: Wake
  /** Answers with what ends it. */
  subscribe(listener: Wake): () => void
}

/** Of one process alone. */
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
