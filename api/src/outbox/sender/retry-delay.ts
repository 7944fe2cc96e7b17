import { HOUR_MS, SECOND_MS } from '../../time.ts'

const FIRST_DELAY_MS = 30 * SECOND_MS
const LONGEST_DELAY_MS = 2 * HOUR_MS

/** A message is dead after this many attempts, which take about four hours. */
export const MAX_ATTEMPTS = 10

/**
 * Milliseconds until the next attempt, undefined if that was the last one: exponential backoff with up to 50
 * % jitter, so that messages that failed together are not all retried together.
 */
export function retryDelay(attempts: number, chance = Math.random()): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS) * (0.5 + chance)
}
