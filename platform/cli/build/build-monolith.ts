import { defineMonolith } from '../../bundling/index.ts'
import { step } from '../step.ts'
import type { Workspace } from '../workspace.ts'
import { type Built, buildConfig } from './build-bundle.ts'

/** Builds all bundles of the workspace as one, next to the shell's own build. */
export async function buildMonolith({ bundles: [shell = '', ...remotes] }: Workspace): Promise<Built> {
  return step(
    'Building the monolith',
    async () => buildConfig(shell, await defineMonolith(shell, remotes)),
    ({ isNew }) => (isNew ? undefined : 'unchanged'),
  )
}
