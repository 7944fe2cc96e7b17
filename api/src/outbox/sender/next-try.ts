import { HOUR_MS, SECOND_MS } from '../../time.ts'

const FIRST = 30 * SECOND_MS
const LONGEST = 2 * HOUR_MS

/** After so many tries, in some four hours, it is dead. */
export const MOST_TRIES = 10

/**
 * Milliseconds until the next try, undefined where there is none any more. Doubling, and by up to half sooner or later by
 * chance: what failed together does not come back together.
 */
export function nextTryAfter(attempts: number, chance = Math.random()): number | undefined {
  if (attempts >= MOST_TRIES) return undefined
  return Math.min(FIRST * 2 ** (attempts - 1), LONGEST) * (0.5 + chance)
}
