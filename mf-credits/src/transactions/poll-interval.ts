import type { OrderPhase } from './order-phase.ts'

const FIRST = 2_000
const LONGEST = 30_000
const GROWTH = 1.3

/** Milliseconds until an order is asked for again; false once nothing more can come of it. */
export function pollInterval(phase: OrderPhase | undefined, answers: number): number | false {
  // Money that arrives late is accepted.
  if (phase === 'expired') return LONGEST
  if (phase !== 'pending' && phase !== undefined) return false
  return Math.min(LONGEST, Math.round(FIRST * GROWTH ** Math.max(0, answers - 1)))
}
