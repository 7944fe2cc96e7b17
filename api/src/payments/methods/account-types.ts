import type { Clock } from '../../clock.ts'
import type { Log } from '../../db/log.ts'
import { MINUTE_MS } from '../../time.ts'
import type { MethodType, Payments } from '../port.ts'

/** Milliseconds until a change of the account shows, and until the switch is asked again after trouble. */
const FRESH = 10 * MINUTE_MS
const RETRY = MINUTE_MS

interface Parts {
  readonly payments: Payments
  readonly clock: Clock
  readonly log: Log
}

/**
 * Remembers which ways to pay the account at the switch has. The returned function never waits: it gives the
 * last answer and asks again behind it. While the switch is down the last answer stays; undefined before the
 * first one, when the site offers all ways and the switch refuses those it lacks.
 */
export function accountTypes({ payments, clock, log }: Parts): () => readonly MethodType[] | undefined {
  let known: readonly MethodType[] | undefined
  let nextAt = 0

  async function refresh(now: number) {
    nextAt = now + FRESH
    const answer = await payments.methodTypes()
    if (answer.ok) known = answer.value
    else {
      nextAt = now + RETRY
      log.warn(`The payment switch did not list its ways to pay: ${answer.error.message}`)
    }
  }

  return () => {
    const now = clock.now().getTime()
    if (now >= nextAt) void refresh(now)
    return known
  }
}
