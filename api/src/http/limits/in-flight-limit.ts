import { refuse } from '../refusal.ts'

/** Changes that one member can have running in one process. A member's pages send them one or two at a time. */
export const MOST_IN_FLIGHT = 8

const RETRY_AFTER = 1

/**
 * Bounds how many calls of one member run at once. Each may wait for a lock on a database connection of its own, so without
 * a bound one member could hold all connections of the process.
 */
export function inFlightLimit() {
  const running = new Map<string, number>()

  return async function withinLimit<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const count = running.get(memberId) ?? 0
    if (count >= MOST_IN_FLIGHT) refuse('too_many_requests', { retryAfter: RETRY_AFTER })
    running.set(memberId, count + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(memberId) ?? 1) - 1
      if (left > 0) running.set(memberId, left)
      else running.delete(memberId)
    }
  }
}
