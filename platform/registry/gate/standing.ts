import type { RemoteBundle, ShellBundle } from '../../data/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import { type Entry, entriesOf, type RegistryDocument } from '../document/document.ts'

export type Role = 'live' | 'canary' | 'previous'

export interface Serving<B> {
  readonly role: Role
  readonly bundle: B
}

/** What the registry serves now, and with what a candidate must therefore get along. */
export interface Standing {
  readonly shells: readonly Serving<ShellBundle>[]
  readonly remotes: readonly Serving<RemoteBundle>[]
}

export async function standingOf(doc: RegistryDocument, bundles: BundleCache): Promise<Standing> {
  const shells: Serving<ShellBundle>[] = []
  const remotes: Serving<RemoteBundle>[] = []
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
