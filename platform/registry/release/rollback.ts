import { bundleCache } from '../bundles/cache.ts'
import { type ChangeOptions, changeDocument } from '../document/change.ts'
import { type RegistryDocument, withEntry } from '../document/document.ts'
import { endCanary, liveWith, stampOf, wasLive } from '../document/entry.ts'
import { freezeOf } from '../document/freeze.ts'
import { refuse } from '../refused.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed, type Release, releaseOf } from './release.ts'
import { type Return, returnTogether } from './return-together.ts'
import { returnsOfGroup } from './returns-of-group.ts'

export interface Rollback extends ChangeOptions {
  /** Default: the previous version, or the live one if a canary is running. */
  readonly version?: string | undefined
  readonly why?: string | undefined
}

/**
 * Undoes a release: ends the canary, or returns everyone to an earlier version if that passes the gate. Without a version,
 * bundles that were released together return together.
 */
export async function rollback(
  storage: Storage,
  name: string,
  { version, why, permit, ...author }: Rollback = {},
): Promise<Release> {
  const bundles = bundleCache(storage)
  const stamp = stampOf(author)
  const doc = await changeDocument(
    storage,
    async (doc) => {
      const { kind, entry } = entryNamed(doc, name)
      const { canary } = entry
      if (canary && (version === undefined || version === entry.live)) {
        return withEntry(doc, { kind, name, entry: endCanary({ ...entry, canary }, 'rollback', stamp, why) })
      }
      return returnTogether(doc, returnsOf(doc, { name, version, now: stamp.at }), bundles, stamp, why)
    },
    permit,
  )
  return releaseOf(doc, name)
}

/** Every bundle that a rollback takes back, and the version to which it returns. */
function returnsOf(
  doc: RegistryDocument,
  { name, version, now }: { name: string; version: string | undefined; now: string },
): Return[] {
  const { entry } = entryNamed(doc, name)
  if (version === undefined && entry.live !== undefined) {
    const others = liveWith(entry, entry.live)
    if (Object.keys(others).length > 0) return returnsOfGroup(doc, { ...others, [name]: entry.live }, name)
  }
  const target = version ?? entry.previous
  if (target === undefined)
    return refuse('no-previous', `${name} has no previous version. To return to another one, name it.`)
  if (version !== undefined && (entry.isProtected || freezeOf(doc, now)) && !wasLive(entry, version))
    return refuse(
      'never-live',
      `${name} ${version} was never live, so this would release it, and ${entry.isProtected ? `releases of ${name} need approval` : 'releases are frozen'}.`,
    )
  if (target === entry.live) return refuse('already-live', `${name} ${target} is live already.`)
  return [{ name, version: target }]
}
