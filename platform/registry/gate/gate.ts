import type { Bundle } from '../../protocol/index.ts'
import { type Refusal, Refused } from '../refused.ts'
import { gateRemote } from './remote.ts'
import { type ServedBundles, servedAfter } from './served-bundles.ts'
import { gateShell } from './shell.ts'

/** Returns every reason not to serve `candidate` beside the bundles served now; empty if it passes. */
export function gate(candidate: Bundle, served: ServedBundles, group?: readonly string[]): Refusal[] {
  return candidate.kind === 'shell' ? gateShell(candidate, served, group) : gateRemote(candidate, served)
}

/**
 * Returns every reason not to serve a group of bundles from one moment on: each is checked beside the others, in place of
 * the versions that the group replaces.
 */
export function gateGroup(group: readonly Bundle[], served: ServedBundles): Refusal[] {
  const after = servedAfter(group, served)
  const names = new Set(group.map(({ name }) => name))
  // The remotes of the group look at the new shell themselves, and tell their own teams what to do.
  const remotes = after.remotes.filter(({ bundle }) => !names.has(bundle.name))
  return group.flatMap((bundle) =>
    gate(bundle, bundle.kind === 'shell' ? { ...after, remotes } : after, [...names]),
  )
}

/** Throws `Refused` with every reason if the gate doesn't let the group pass. */
export function passGate(group: readonly Bundle[], served: ServedBundles): void {
  const [first, ...more] = gateGroup(group, served)
  if (first) throw new Refused(first, ...more)
}
