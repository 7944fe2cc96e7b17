import { Refused } from '../../registry/index.ts'
import { build } from '../build/build.ts'
import { BuildFailed } from '../build/build-bundle.ts'
import { UsageError, type Workspace } from '../workspace.ts'

/** The arguments with which a command selects builds. */
export const BUILT_WORDS = ['[bundle]…'] as const
export const BUILT_OPTION = {
  type: 'string',
  value: 'folder',
  multiple: true,
  about: 'use the build in this folder instead of building a bundle; may be repeated',
} as const

/** Returns the folders of builds: of `bundles`, which are built now if they changed, or `dists`, which were built elsewhere. */
export async function builtFolders(
  workspace: Workspace,
  bundles: readonly string[],
  dists: readonly string[] = [],
  { checksTypes }: { readonly checksTypes: boolean } = { checksTypes: false },
): Promise<string[]> {
  if (bundles.length > 0 && dists.length > 0) {
    throw new UsageError('Name either bundles to build or built folders with --dist, not both.')
  }
  if (bundles.length === 0 && dists.length === 0)
    throw new UsageError('Name a bundle to build, or a built folder with --dist.')
  if (dists.length > 0) return [...new Set(dists)]
  const built = await build(workspace, [...new Set(bundles)], { checksTypes }).catch((error: unknown) =>
    explain(bundles, error),
  )
  return [...new Set(built.map(({ dist }) => dist))]
}

/** Counts a configuration that does not load as a failed build. */
function explain(bundles: readonly string[], error: unknown): never {
  const isExplained = [UsageError, BuildFailed, Refused].some((kind) => error instanceof kind)
  if (isExplained || !(error instanceof Error)) throw error
  const names = bundles.map((bundle) => `'${bundle}'`).join(', ')
  throw new BuildFailed(`${names} cannot be built. ${error.stack ?? error.message}`, { cause: error })
}
