import type { Bundle, ResolvedRegistry } from '../../data/index.ts'
import { describeRemote, describeShell } from '../../registry/resolve/describe.ts'

/** A bundle that is built from source, and the URL of its folder. */
export interface SourceBundle {
  readonly bundle: Bundle
  readonly base: string
}

/**
 * The registry of a site with these bundles in the place of its own. They get no fallback: whoever works on a remote
 * wants to see it fail, not the version before it.
 */
export function withSources(registry: ResolvedRegistry, sources: readonly SourceBundle[]): ResolvedRegistry {
  let { shell } = registry
  const remotes = new Map(registry.remotes.map((remote) => [remote.name, remote]))
  for (const { bundle, base } of sources) {
    if (bundle.kind === 'shell') shell = describeShell(bundle, 'override', base)
    else remotes.set(bundle.name, describeRemote(bundle, 'override', base))
  }
  return { ...registry, shell, remotes: [...remotes.values()] }
}
