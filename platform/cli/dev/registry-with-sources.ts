import type { Bundle, ResolvedRegistry } from '../../protocol/index.ts'
import { describeRemote, describeShell } from '../../registry/resolve/describe.ts'

/** A bundle built from source, and the URL of its folder. */
export interface SourceBundle {
  readonly bundle: Bundle
  readonly base: string
}

/**
 * Replaces a site's bundles in its registry by these. They get no fallback, so that a developer sees a failure instead
 * of the previous version.
 */
export function registryWithSources(
  registry: ResolvedRegistry,
  sources: readonly SourceBundle[],
): ResolvedRegistry {
  let { shell } = registry
  const remotes = new Map(registry.remotes.map((remote) => [remote.name, remote]))
  for (const { bundle, base } of sources) {
    if (bundle.kind === 'shell') shell = describeShell(bundle, 'override', base)
    else remotes.set(bundle.name, describeRemote(bundle, 'override', base))
  }
  return { ...registry, shell, remotes: [...remotes.values()] }
}
