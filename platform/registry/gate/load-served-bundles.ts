import type { RemoteBundle, ShellBundle } from '../../protocol/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import { type Entry, entriesOf, type RegistryDocument } from '../document/document.ts'
import { isCompatible } from './compatibility.ts'
import type { Role, ServedBundle, ServedBundles } from './served-bundles.ts'

/** Loads the bundles that the registry serves, as far as a candidate must be compatible with them. */
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
  return withoutUnreachable({ shells, remotes })
}

/**
 * Leaves out previous versions that don't fit what is live, as after a flip of several bundles: only the whole group can
 * return to those, and until then none of them runs beside a live one.
 */
function withoutUnreachable({ shells, remotes }: ServedBundles): ServedBundles {
  const liveShells = shells.filter(({ role, bundle }) => role === 'live' && !bundle.builtin)
  const liveRemotes = remotes.filter(({ role }) => role === 'live')
  return {
    shells: shells.filter(
      ({ role, bundle }) =>
        role !== 'previous' ||
        bundle.builtin ||
        liveRemotes.every((remote) => isCompatible(remote.bundle, bundle)),
    ),
    remotes: remotes.filter(
      ({ role, bundle }) =>
        role !== 'previous' || liveShells.every((shell) => isCompatible(bundle, shell.bundle)),
    ),
  }
}

function rolesOf(entry: Entry): { role: Role; version: string }[] {
  const found: { role: Role; version: string | undefined }[] = [
    { role: 'live', version: entry.live },
    { role: 'previous', version: entry.previous },
    { role: 'canary', version: entry.canary?.version },
  ]
  return found.flatMap(({ role, version }) => (version === undefined ? [] : [{ role, version }]))
}
