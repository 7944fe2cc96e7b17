import { build } from '../build/build.ts'
import { BuildFailed } from '../build/build-bundle.ts'
import { UsageError, type Workspace } from '../workspace.ts'

/** The options and words by which a command is told what build it is about. */
export const BUILT_WORDS = ['[bundle]'] as const
export const BUILT_OPTION = {
  type: 'string',
  value: 'folder',
  about: 'take this folder with a ready build, instead of building a bundle',
} as const

/** The folder with the build: of a bundle, which is built now if it changed, or one that was built elsewhere. */
export async function builtFolder(
  workspace: Workspace,
  bundle: string | undefined,
  dist: string | undefined,
): Promise<string> {
  if (bundle !== undefined && dist !== undefined) {
    throw new UsageError('Name a bundle to build, or a folder with --dist that was built before: not both.')
  }
  if (dist !== undefined) return dist
  if (bundle === undefined) throw new UsageError('Name a bundle to build, or a built folder with --dist.')
  const [built] = await build(workspace, [bundle]).catch((error: unknown) => explain(bundle, error))
  if (!built) throw new BuildFailed(`Nothing was built for '${bundle}'.`)
  return built.dist
}

/** A configuration that does not even load is a build that fails, too. */
function explain(bundle: string, error: unknown): never {
  if (error instanceof UsageError || error instanceof BuildFailed || !(error instanceof Error)) throw error
  throw new BuildFailed(`'${bundle}' cannot be built. ${error.stack ?? error.message}`, { cause: error })
}
