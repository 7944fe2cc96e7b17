import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { updateLockfile } from '../bootstrap/pnpm.mjs'
import { liveShellOf } from '../shells.ts'
import { usageOf } from '../usage.ts'
import { findRoot, isInWorkspace, readWorkspace, UsageError } from '../workspace.ts'
import { createRemote } from './new-remote.ts'
import { createRepository } from './new-repository.ts'
import { createSite } from './new-site.ts'

export async function createNew(words: readonly string[]): Promise<void> {
  const { positionals, values } = parse(words)
  const [kind, name, ...more] = positionals
  if (kind === 'site' && !name) return newSite(values.template)
  if (kind !== 'remote' || !name || more.length > 0) throw new UsageError(usageOf('new'))
  if (values.site !== undefined && !isInWorkspace(process.cwd())) await newRepository(name, values.site)
  else await newRemote(name, values['no-install'] !== true)
}

function parse(words: readonly string[]) {
  const options = {
    'no-install': { type: 'boolean' },
    site: { type: 'string' },
    template: { type: 'string' },
  } as const
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usageOf('new')}`)
  }
}

/** Makes the current folder a team's own repository with one remote. */
async function newRepository(name: string, site: string) {
  const root = process.cwd()
  const shell = await liveShellOf(site)
  createRepository(root, { site, shell, name })
  const workspace = readWorkspace(root)
  const files = await createRemote(workspace, name)
  console.log(`${workspace.remotePrefix}${name} is ready, ${files.length} files. Next:
  npm install              or the same with pnpm or yarn
  npm run dev              see it in the pages of ${site}, at /${name}
  npm test
  npm run release -- publish ${name}    with the team's token in RELEASE_TOKEN`)
}

function newSite(template?: string) {
  createSite(process.cwd(), template)
  console.log(`The site is ready. Next:
  npm start                         see it at http://localhost:4000
  npm run dev                       the same with hot reload
  npm run new -- remote calendar    add a remote of your own`)
}

async function newRemote(name: string, isInstalled: boolean) {
  const workspace = readWorkspace(findRoot(process.cwd()))
  const files = await createRemote(workspace, name)
  const isPackage = files.includes('package.json')
  const hasPnpm = existsSync(join(workspace.root, 'pnpm-lock.yaml'))
  if (isPackage && hasPnpm && isInstalled) await updateLockfile(workspace.root)
  const steps = [
    ...(isPackage && !hasPnpm ? ['npm install              links the new package'] : []),
    `npm run dev -- ${name}    see it at /${name}`,
    ...(workspace.remoteTemplate
      ? ['npm run lint             lists the words that still wait for a translation']
      : []),
  ]
  console.log(
    `${workspace.remotePrefix ?? ''}${name} is ready, ${files.length} files. Next:\n  ${steps.join('\n  ')}`,
  )
}
