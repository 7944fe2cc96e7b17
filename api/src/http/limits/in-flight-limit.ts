import { refuse } from '../refusal.ts'

/** Changes that one member can have running in one process. Pages send one or two at a time. */
export const MOST_IN_FLIGHT = 8

const RETRY_AFTER = 1

/** Bounds one member's parallel calls: each may hold a database connection while it waits. */
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
