import type { ResolvedRemote } from '../../protocol/index.ts'
import { incompatibilities } from '../../registry/gate/compatibility.ts'
import { type BundleCache, bundleFolder } from '../../registry/index.ts'
import { describeRemote } from '../../registry/resolve/describe.ts'
import type { ServedRegistry } from '../registry/served-registry.ts'

/** A part of an override, as a page gets it, or the problem that it has. */
export interface LoadedPreview {
  readonly name: string
  /** URL of the bundle's folder. */
  readonly base: string
  /** Missing for the shell, which is chosen before. */
  readonly remote?: ResolvedRemote
  readonly problem?: string
}

/** Looks up the published versions that a link names, with the shell with which they are to run. */
export function loadPreviews(
  versions: readonly (readonly [string, string])[],
  { shell, registry }: Pick<ServedRegistry, 'shell' | 'registry'>,
  { base: bundlesUrl, bundles }: { readonly base: string; readonly bundles: Pick<BundleCache, 'load'> },
): Promise<LoadedPreview[]> {
  return Promise.all(
    versions.map(async ([name, version]): Promise<LoadedPreview> => {
      const base = `${bundlesUrl}${bundleFolder(name, version)}`
      if (name === shell.name) {
        if (registry.shell.version === version) return { name, base }
        return { name, base, problem: `${name} ${version} is not published any more.` }
      }
      const stored = await bundles.load(name, version)
      if (stored?.bundle.kind !== 'remote')
        return { name, base, problem: `${name} ${version} is not published any more.` }
      const [unfit] = incompatibilities(stored.bundle, shell)
      if (unfit) return { name, base, problem: `It ${unfit.problem} ${shell.name} ${shell.version}.` }
      return { name, base, remote: describeRemote(stored.bundle, 'override', base) }
    }),
  )
}
