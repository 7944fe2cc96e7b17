import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { updateLockfile } from '../bootstrap/pnpm.mjs'
import { usageOf } from '../usage.ts'
import { findRoot, readWorkspace, UsageError } from '../workspace.ts'
import { createRemote } from './new-remote.ts'
import { createSite } from './new-site.ts'

export async function createNew(words: readonly string[]): Promise<void> {
  const [kind, name, ...options] = words
  if (kind === 'site' && !name) return newSite()
  if (kind !== 'remote' || !name || options.some((option) => option !== '--no-install'))
    throw new UsageError(usageOf('new'))
  await newRemote(name, options.length === 0)
}

function newSite() {
  createSite(process.cwd())
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
