import { defineMonolith } from '../../plugins/build/index.ts'
import { step } from '../step.ts'
import type { Workspace } from '../workspace.ts'
import { type Built, buildAlone } from './build-bundle.ts'

/** Builds all bundles of the workspace as one, next to the shell's own build. */
export async function buildMonolith({ bundles: [shell = '', ...remotes] }: Workspace): Promise<Built> {
  return step(
    'Building the monolith',
    () => buildAlone(shell, 'monolith', () => defineMonolith(shell, remotes)),
    ({ isNew }) => (isNew ? undefined : 'unchanged'),
  )
}
