import { type ChangeOptions, changeDocument } from '../document/change.ts'
import { type RegistryDocument, type WaitingRelease, withEntry } from '../document/document.ts'
import { record, stampOf } from '../document/entry.ts'
import { isReady, waitingFor, withApproval, withCancelled } from '../document/waiting.ts'
import { refuse } from '../refused.ts'
import { entryNamed, type Release, releaseOf } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'
import { carryOut } from './carry-out.ts'

export interface Decision extends ChangeOptions {
  /** The version that the decision is about, so that nobody approves another one than they have seen. */
  readonly version?: string | undefined
  /** An account of the person; see `WaitingRelease`. */
  readonly person?: string | undefined
  readonly why?: string | undefined
}

/** Approves the waiting release of a bundle, and carries it out unless its time has not come. */
export async function approve(
  storage: Storage,
  name: string,
  { version, person, permit, now = new Date(), by }: Decision,
): Promise<Release> {
  const stamp = stampOf({ now, by })
  const doc = await changeDocument(
    storage,
    (doc) => {
      const waiting = waitingNamed(doc, name, version)
      if (!waiting.needsApproval)
        refuse('nothing-waits', `The release of ${name} waits for its time only, and needs no approval.`)
      return withApproval(doc, waiting, { ...stamp, person })
    },
    permit,
  )
  const approved = waitingFor(doc, name)
  if (!approved || !isReady(approved, stamp.at)) return releaseOf(doc, name)
  const released = await carryOut(storage, approved, now)
  return released ?? releaseOf(doc, name)
}

/** Takes the waiting release of a bundle back; that of a group as a whole. */
export async function cancel(
  storage: Storage,
  name: string,
  { version, why, permit, now, by }: Decision,
): Promise<WaitingRelease> {
  const stamp = stampOf({ now, by })
  let cancelled: WaitingRelease | undefined
  await changeDocument(
    storage,
    (doc) => {
      cancelled = waitingNamed(doc, name, version)
      return withCancelled(doc, cancelled, stamp, why)
    },
    permit,
  )
  return cancelled ?? refuse('nothing-waits', `No release of ${name} waits.`)
}

export interface Protection extends ChangeOptions {
  readonly isProtected: boolean
  readonly why?: string | undefined
}

/** Begins or ends the rule that every release of a bundle needs the approval by a second person. */
export async function protect(
  storage: Storage,
  name: string,
  { isProtected, why, permit, now, by }: Protection,
): Promise<void> {
  const { at } = stampOf({ now })
  const action = isProtected ? 'protect' : 'unprotect'
  await changeDocument(
    storage,
    (doc) => {
      const { kind, entry } = entryNamed(doc, name)
      if (Boolean(entry.isProtected) === isProtected) return null
      const { isProtected: _, ...rest } = entry
      const next = record(
        { ...rest, ...(isProtected && { isProtected }) },
        { at, by, action, version: '', why },
      )
      return withEntry(doc, { kind, name, entry: next })
    },
    permit,
  )
}

function waitingNamed(doc: RegistryDocument, name: string, version: string | undefined): WaitingRelease {
  entryNamed(doc, name)
  const waiting = waitingFor(doc, name)
  if (!waiting) return refuse('nothing-waits', `No release of ${name} waits.`)
  if (version !== undefined && waiting.bundles[name] !== version)
    return refuse(
      'nothing-waits',
      `${name} ${version} does not wait any more, but ${waiting.bundles[name]} does.`,
    )
  return waiting
}
