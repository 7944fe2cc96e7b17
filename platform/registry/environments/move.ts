import { bundleCache } from '../bundles/cache.ts'
import { changeDocument } from '../document/change.ts'
import {
  findEntry,
  type NamedEntry,
  type RegistryDocument,
  readDocument,
  withEntry,
} from '../document/document.ts'
import { isReleased, NEW_ENTRY, recordPublish } from '../document/entry.ts'
import { refuse } from '../refused.ts'
import { claimed } from '../release/owner.ts'
import { type Promoted, type Promotion, promote, promoteTogether } from '../release/promote.ts'
import { entryNamed, publishedBundle, type Release } from '../release/release.ts'
import { environmentOf, findEnvironment } from '../storage/environment.ts'
import type { Storage } from '../storage/storage.ts'

interface Move extends Omit<Promotion, 'version'> {
  /** The environment on the same storage that gets the versions. */
  readonly to: string
}

/**
 * Releases in another environment the versions that are live here, or the named ones: the same files, which are not built or
 * stored again. That environment's gate, freeze and approval count.
 */
export async function moveTo(
  storage: Storage,
  chosen: readonly Promoted[],
  { to, ...promotion }: Move,
): Promise<Release[]> {
  const here = environmentOf(storage)
  if (to === here) refuse('no-environment', `This is ${here} already: name another environment with --to.`)
  const target = await findEnvironment(storage, to)
  if (!target)
    return refuse(
      'no-environment',
      `There is no environment '${to}' on this store. An environment begins with a shell that is published with RELEASES_ENVIRONMENT=${to}.`,
    )
  const source = await readDocument(storage)
  const bundles = bundleCache(storage)
  const moved = await Promise.all(
    chosen.map(async ({ name, version = liveIn(source, name, here) }) => ({
      named: entryNamed(source, name),
      bundle: await publishedBundle(source, bundles, name, version),
    })),
  )
  await changeDocument(target, (doc) => {
    const next = moved.reduce(
      (next, { named, bundle: { version } }) => withPublished(next, named, version),
      doc,
    )
    return next === doc ? null : next
  })

  /** Registers a version in the other environment as one that nobody gets yet. */
  function withPublished(doc: RegistryDocument, { kind, name, entry }: NamedEntry, version: string) {
    const known = findEntry(doc, name) ?? NEW_ENTRY
    const bundle = moved.find(({ named }) => named.name === name)?.bundle
    const owned = bundle ? claimed(known, bundle, entry.owner?.team) : known
    if (isReleased(owned, version)) return doc
    const { at, by, commit } = entry.history.find(
      (event) => event.action === 'publish' && event.version === version,
    ) ?? { at: new Date().toISOString() }
    return withEntry(doc, { kind, name, entry: recordPublish(owned, version, { at, by, commit }) })
  }

  const options = { why: `from ${here}`, ...promotion }
  const versions = moved.map(({ bundle: { name, version } }) => ({ name, version }))
  const [one, ...more] = versions
  if (!one || more.length > 0) return promoteTogether(target, versions, options)
  return [await promote(target, one.name, { ...options, version: one.version })]
}

function liveIn(doc: RegistryDocument, name: string, environment: string): string {
  const { live } = entryNamed(doc, name).entry
  return (
    live ?? refuse('no-live', `No version of ${name} is live in ${environment}: name the one to promote.`)
  )
}
