import type { RemoteBundle, ShellBundle } from '../../data/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import { type Entry, entriesOf, type RegistryDocument } from '../document/document.ts'

export type Role = 'live' | 'canary' | 'previous'

export interface ServedBundle<B> {
  readonly role: Role
  readonly bundle: B
}

/** The bundles that the registry serves now; a candidate must be compatible with them. */
export interface ServedBundles {
  readonly shells: readonly ServedBundle<ShellBundle>[]
  readonly remotes: readonly ServedBundle<RemoteBundle>[]
}

export async function servedBundlesOf(doc: RegistryDocument, bundles: BundleCache): Promise<ServedBundles> {
  const shells: ServedBundle<ShellBundle>[] = []
  const remotes: ServedBundle<RemoteBundle>[] = []
  for (const { name, entry } of entriesOf(doc)) {
    for (const { role, version } of rolesOf(entry)) {
      const bundle = (await bundles.load(name, version))?.bundle
      if (bundle?.kind === 'shell') shells.push({ role, bundle })
      if (bundle?.kind === 'remote') remotes.push({ role, bundle })
    }
  }
  return { shells, remotes }
}

function rolesOf(entry: Entry): { role: Role; version: string }[] {
  const found: { role: Role; version: string | undefined }[] = [
    { role: 'live', version: entry.live },
    { role: 'previous', version: entry.previous },
    { role: 'canary', version: entry.canary?.version },
  ]
  return found.flatMap(({ role, version }) => (version === undefined ? [] : [{ role, version }]))
}
