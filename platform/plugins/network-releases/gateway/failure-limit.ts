import { networkOf } from '../../../gateway/visitors/network-of.ts'

const MAX_FAILURES = 20
const WINDOW_MS = 10 * 60 * 1000
const MAX_NETWORKS = 10_000

export interface FailureLimit {
  /** Seconds until this network may try again; 0 if it may now. */
  secondsLeft(address: string): number
  count(address: string): void
}

/** Counts failed attempts by network: guessing costs little, but each guess reads the storage. */
export function failureLimit(now: () => number = Date.now): FailureLimit {
  const failures = new Map<string, { count: number; until: number }>()

  function of(address: string) {
    const found = failures.get(networkOf(address))
    return found && found.until > now() ? found : undefined
  }

  return {
    secondsLeft(address) {
      const found = of(address)
      return found && found.count >= MAX_FAILURES ? Math.ceil((found.until - now()) / 1000) : 0
    },
    count(address) {
      const { count, until } = of(address) ?? { count: 0, until: now() + WINDOW_MS }
      if (failures.size >= MAX_NETWORKS) failures.clear()
      failures.set(networkOf(address), { count: count + 1, until })
    },
  }
}
