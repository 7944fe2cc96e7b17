import type { HoldVersion } from '../router/unsaved-work.ts'

/** The unsaved work in all roots of a remote, for which its version must stay. */
export function versionHolds() {
  const holds = new Set<symbol>()
  const hold: HoldVersion = () => {
    const work = Symbol('work')
    holds.add(work)
    return () => void holds.delete(work)
  }
  return { hold, isHeld: () => holds.size > 0 }
}
