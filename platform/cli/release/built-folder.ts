import { build } from '../build/build.ts'
import { BuildFailed } from '../build/build-bundle.ts'
import { UsageError, type Workspace } from '../workspace.ts'

/** The arguments with which a command selects a build. */
export const BUILT_WORDS = ['[bundle]'] as const
export const BUILT_OPTION = {
  type: 'string',
  value: 'folder',
  about: 'use the build in this folder instead of building a bundle',
} as const

/** Returns the folder of a build: of `bundle`, which is built now if it changed, or `dist`, which was built elsewhere. */
export async function builtFolder(
  workspace: Workspace,
  bundle: string | undefined,
  dist: string | undefined,
): Promise<string> {
  if (bundle !== undefined && dist !== undefined) {
    throw new UsageError('Name either a bundle to build or a built folder with --dist, not both.')
  }
  if (dist !== undefined) return dist
  if (bundle === undefined) throw new UsageError('Name a bundle to build, or a built folder with --dist.')
  const [built] = await build(workspace, [bundle]).catch((error: unknown) => explain(bundle, error))
  if (!built) throw new BuildFailed(`Nothing was built for '${bundle}'.`)
  return built.dist
}

/** Counts a configuration that does not load as a failed build. */
function explain(bundle: string, error: unknown): never {
  if (error instanceof UsageError || error instanceof BuildFailed || !(error instanceof Error)) throw error
  throw new BuildFailed(`'${bundle}' cannot be built. ${error.stack ?? error.message}`, { cause: error })
}
