import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPackage } from '../../bundling/workspace.ts'
import { type Declarations, type GatingShell, TYPES_FILE } from '../../protocol/index.ts'
import { fetchJson, shellsOf } from '../shells.ts'
import { siteOf, UsageError, type Workspace } from '../workspace.ts'

const FOLDER = '.platform/types'
const ROLES = ['live', 'previous'] as const
const DECLARATIONS = /^(?!.*\.\.)[\w@][\w@./+-]*\.d\.ts$/

/**
 * Fetches the declarations of the shells that the gate of a site compares with, and checks the repository's sources against
 * each. Returns the exit code.
 */
export async function types(workspace: Workspace, words: readonly string[]): Promise<number> {
  const { site } = parseArgs({ args: [...words], options: { site: { type: 'string' } } }).values
  const shells = await shellsOf(siteOf(workspace, site))
  await rm(join(workspace.root, FOLDER), { recursive: true, force: true })
  let isSound = true
  for (const [index, role] of ROLES.entries()) {
    const shell = shells[index]
    if (!shell) continue
    const project = await store(workspace, role, await declarationsOf(shell))
    const passes = await check(workspace, project)
    console.log(
      `${passes ? 'The sources fit' : 'The sources do not fit'} the ${role} shell, ${shell.version}.`,
    )
    isSound &&= passes
  }
  return isSound ? 0 : 1
}

function declarationsOf({ base }: GatingShell): Promise<Declarations> {
  return fetchJson<Declarations>(new URL(TYPES_FILE, base))
}

/** Writes the declarations and a project in which imports of the shared packages lead to them. Returns its folder. */
async function store({ root }: Workspace, role: string, { entries, files }: Declarations): Promise<string> {
  const folder = join(root, FOLDER, role)
  for (const [name, text] of Object.entries(files)) {
    if (!DECLARATIONS.test(name)) throw new UsageError(`The site has sent a file with the name '${name}'.`)
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  for (const name of new Set(Object.keys(files).map((file) => file.split('/')[0] ?? '')))
    await linkLibraries(root, name, join(folder, name, 'node_modules'))
  const paths = Object.entries(entries).map(([specifier, file]) => [specifier, [`./${file}`]])
  const project = {
    extends: '../../../tsconfig.json',
    compilerOptions: { noEmit: true, paths: Object.fromEntries(paths) },
    include: ['../../../*/**/*.ts', '../../../*/**/*.tsx'],
    exclude: ['../../../**/node_modules', '../../../**/dist'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project, null, 2))
  return folder
}

/** Lets declarations import the libraries that the installed package has, which pnpm keeps beside that alone. */
async function linkLibraries(root: string, name: string, link: string) {
  await symlink(dirname(findPackage(name, root).folder), link, 'junction')
}

async function check({ root }: Workspace, project: string): Promise<boolean> {
  const compiler = join(findPackage('typescript', root).folder, 'bin/tsc')
  const [code] = (await once(
    spawn(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' }),
    'exit',
  )) as [number | null]
  return code === 0
}
