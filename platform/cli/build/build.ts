import { basename } from 'node:path'
import { step } from '../step.ts'
import { findBundle, type Workspace } from '../workspace.ts'
import { type Built, buildBundle } from './build-bundle.ts'

/** Builds the named bundles, or all of them. Skips those whose sources have not changed. */
export async function build(workspace: Workspace, names: readonly string[]): Promise<Built[]> {
  const folders = names.length > 0 ? names.map((name) => findBundle(workspace, name)) : workspace.bundles
  const built: Built[] = []
  for (const folder of folders) {
    built.push(
      await step(
        `Building ${basename(folder)}`,
        () => buildBundle(folder),
        ({ isNew }) => (isNew ? undefined : 'unchanged'),
      ),
    )
  }
  return built
}
