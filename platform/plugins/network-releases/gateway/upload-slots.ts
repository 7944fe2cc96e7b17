import { Refused } from '../../../registry/index.ts'

export interface SlotLimits {
  /** Uploads at once, of different teams: each holds its builds in memory at its end. */
  readonly total: number
  /** Further uploads of a team that may wait for its turn. */
  readonly waitingPerTeam: number
  readonly patienceMs: number
}

const LIMITS: SlotLimits = { total: 4, waitingPerTeam: 3, patienceMs: 10_000 }

interface Waiting {
  readonly team: string
  readonly start: () => void
}

/**
 * Lets each team upload once at a time, so that no team can keep out the others. Returns a function that waits for a slot
 * and returns a function that frees it, or throws `Refused` if that takes too long.
 */
export function uploadSlots({ total, waitingPerTeam, patienceMs }: SlotLimits = LIMITS) {
  const running = new Set<string>()
  /** Longest first. */
  const waiting = new Set<Waiting>()

  function isFree(team: string): boolean {
    return running.size < total && !running.has(team)
  }

  function start(team: string): () => void {
    running.add(team)
    return () => {
      running.delete(team)
      const next = [...waiting].find((one) => isFree(one.team))
      next?.start()
    }
  }

  return async function takeSlot(team: string): Promise<() => void> {
    if (isFree(team)) return start(team)
    if ([...waiting].filter((one) => one.team === team).length >= waitingPerTeam) throw busy()
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        team,
        start() {
          clearTimeout(timer)
          waiting.delete(one)
          resolve(start(team))
        },
      }
      const timer = setTimeout(() => {
        waiting.delete(one)
        reject(busy())
      }, patienceMs)
      waiting.add(one)
    })
  }
}

function busy(): Refused {
  const sentence = 'The site is receiving other uploads, one at a time from each team. Try again in a minute.'
  return new Refused({ code: 'busy', sentence })
}
