import { basename } from 'node:path'
import { step } from '../step.ts'
import { findBundle, type Workspace } from '../workspace.ts'
import { type Built, buildBundle } from './build-bundle.ts'
import { checkTypes } from './check-types.ts'

interface BuildOptions {
  /** Refuses bundles with type errors, which the bundler ignores. Default: false, for a fast start. */
  readonly checksTypes?: boolean
}

/** Builds the named bundles, or all of them. Skips those whose sources have not changed. */
export async function build(
  workspace: Workspace,
  names: readonly string[],
  { checksTypes = false }: BuildOptions = {},
): Promise<Built[]> {
  const folders = names.length > 0 ? names.map((name) => findBundle(workspace, name)) : workspace.bundles
  const built: Built[] = []
  for (const folder of folders) {
    const [bundle, unchecked] = await step(
      `Building ${basename(folder)}`,
      () => Promise.all([buildBundle(folder), checksTypes ? checkTypes(folder) : undefined]),
      ([{ isNew }]) => (isNew ? undefined : 'unchanged'),
    )
    if (unchecked !== undefined) console.error(unchecked)
    built.push(bundle)
  }
  return built
}
