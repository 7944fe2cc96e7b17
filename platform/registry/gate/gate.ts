import type { Bundle } from '../../data/index.ts'
import type { Refusal } from '../refused.ts'
import { Refused } from '../refused.ts'
import { gateRemote } from './remote.ts'
import { gateShell } from './shell.ts'
import type { Standing } from './standing.ts'

/** All that stands against serving `candidate` beside what is served now; empty lets it pass. */
export function gate(candidate: Bundle, standing: Standing): Refusal[] {
  return candidate.kind === 'shell' ? gateShell(candidate, standing) : gateRemote(candidate, standing)
}

/** Throws `Refused` with everything that the gate has against it. */
export function passGate(candidate: Bundle, standing: Standing): void {
  const [first, ...more] = gate(candidate, standing)
  if (first) throw new Refused(first, ...more)
}
