import type { Bundle } from '../../data/index.ts'
import { type Refusal, Refused } from '../refused.ts'
import { gateRemote } from './remote.ts'
import type { ServedBundles } from './served-bundles.ts'
import { gateShell } from './shell.ts'

/** Returns every reason not to serve `candidate` beside the bundles served now; empty if it passes. */
export function gate(candidate: Bundle, served: ServedBundles): Refusal[] {
  return candidate.kind === 'shell' ? gateShell(candidate, served) : gateRemote(candidate, served)
}

/** Throws `Refused` with every reason if the gate doesn't let `candidate` pass. */
export function passGate(candidate: Bundle, served: ServedBundles): void {
  const [first, ...more] = gate(candidate, served)
  if (first) throw new Refused(first, ...more)
}
