import { updateLockfile } from '../bootstrap/pnpm.mjs'
import { UsageError, type Workspace } from '../workspace.ts'
import { createRemote } from './new-remote.ts'

const USAGE = `Usage:
  npm run new -- remote <name>    a remote that works: a page, a component, a story, a test, and words to translate
    --no-install                  leave the lockfile alone`

export async function createNew(workspace: Workspace, words: readonly string[]): Promise<void> {
  const [kind, name, ...options] = words
  if (kind !== 'remote' || !name || options.some((option) => option !== '--no-install'))
    throw new UsageError(USAGE)
  const files = await createRemote(workspace, name)
  if (options.length === 0) await updateLockfile(workspace.root)
  console.log(`mf-${name} is ready, ${files.length} files. Next:
  npm run dev -- ${name}    see it at /${name}
  npm run lint             lists the words that still wait for a translation`)
}
