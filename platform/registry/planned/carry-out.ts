import { changeDocument } from '../document/change.ts'
import { type RegistryDocument, readDocument, type WaitingRelease } from '../document/document.ts'
import { stampOf } from '../document/entry.ts'
import { freezeOf } from '../document/freeze.ts'
import { isReady, withCancelled } from '../document/waiting.ts'
import { Refused } from '../refused.ts'
import { promote, promoteTogether } from '../release/promote.ts'
import type { Release } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Releases what has waited, if the gate lets it pass now; if not, cancels it with the gate's reasons and throws them. Returns
 * undefined while releases are frozen, or if another process was faster. The history names the person who planned it.
 */
export async function carryOut(
  storage: Storage,
  waiting: WaitingRelease,
  now: Date = new Date(),
): Promise<Release | undefined> {
  const { bundles, share, only, planned, why } = waiting
  const [one, ...more] = Object.entries(bundles).map(([name, version]) => ({ name, version }))
  const options = { by: planned.by, now, why, carriesOut: waiting }
  try {
    if (!one) return undefined
    if (more.length === 0)
      return await promote(storage, one.name, { ...options, version: one.version, share, only })
    const [first] = await promoteTogether(storage, [one, ...more], options)
    return first
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (['frozen', 'nothing-waits', 'busy'].includes(error.code)) return undefined
    const reason = error.sentences.join(' ')
    await changeDocument(storage, (doc) => withCancelled(doc, waiting, stampOf({ now }), reason)).catch(
      ignoreGone,
    )
    throw error
  }
}

/** The releases that can be carried out now. */
export function readyIn(doc: RegistryDocument, now: Date = new Date()): readonly WaitingRelease[] {
  const time = now.toISOString()
  if (!doc.waiting || freezeOf(doc, time)) return []
  return doc.waiting.filter((waiting) => isReady(waiting, time))
}

/** A release that was carried out, or cancelled since the gate refuses it. */
export interface CarriedOut {
  readonly bundles: WaitingRelease['bundles']
  /** The gate's reasons, if it refused. */
  readonly refused?: readonly string[] | undefined
}

/** Carries out everything that is ready. Any number of nodes may do this at the same time: one of them does each. */
export async function carryOutReady(storage: Storage, now: Date = new Date()): Promise<CarriedOut[]> {
  const done: CarriedOut[] = []
  for (const waiting of readyIn(await readDocument(storage), now)) {
    const { bundles } = waiting
    try {
      if (await carryOut(storage, waiting, now)) done.push({ bundles })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      done.push({ bundles, refused: error.sentences })
    }
  }
  return done
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'nothing-waits')) throw error
}
