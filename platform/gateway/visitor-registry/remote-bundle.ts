import type { RemoteBundle, ResolvedRemote } from '../../protocol/index.ts'
import type { OverriddenRegistry } from '../overrides/overrides.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'

/** The bundle of a remote as a visitor is served it: a developer's own, one inside the shell, or a released one. */
export function remoteBundle(
  { name, version }: Pick<ResolvedRemote, 'name' | 'version'>,
  { shell, bundles = [] }: Pick<OverriddenRegistry, 'shell'> & Partial<Pick<OverriddenRegistry, 'bundles'>>,
  registry: Pick<LiveRegistry, 'bundles'>,
): RemoteBundle | undefined {
  const found = [...bundles, ...(shell.builtin ?? [])].find((bundle) => bundle.name === name)
  const stored = found ?? registry.bundles.get(name, version)?.bundle
  return stored?.kind === 'remote' ? stored : undefined
}
