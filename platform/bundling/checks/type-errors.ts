import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { entriesOf } from '../inputs/entries.ts'
import { reachFrom } from '../inputs/reach.ts'
import { findInstalled, nearest, readPackage, workspaceRoot } from '../workspace.ts'
import { type CompilerError, parseErrors } from './compiler-errors.ts'

const OWN_COMPILER = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
const MAX_OUTPUT = 50_000_000

interface TypeCheck {
  /** The errors in the bundle's sources, with paths relative to the workspace. */
  readonly errors: readonly CompilerError[]
  /** Tells why the types could not be checked here. */
  readonly unchecked?: string
}

/**
 * Checks the types of a bundle's sources with the nearest `tsconfig.json`; without one there is nothing to check. Writes
 * what it learns to `cache`, so that the next check is fast. Errors in modules that only the shell brings are left to it.
 */
export async function typeErrors(folder: string, cache: string): Promise<TypeCheck> {
  const config = nearest('tsconfig.json', folder)
  if (config === undefined) return { errors: [] }
  const root = workspaceRoot(folder)
  const missing = missingPackage([folder, root])
  if (missing !== undefined) return { errors: [], unchecked: `${missing} is not installed.` }

  const kind = existsSync(join(folder, 'shell.ts')) ? 'shell' : 'remote'
  const entries = entriesOf(readPackage(folder), kind)
  const project = {
    extends: join(config, 'tsconfig.json'),
    compilerOptions: {
      composite: false,
      noEmit: true,
      incremental: true,
      tsBuildInfoFile: join(cache, 'types.tsbuildinfo'),
    },
    files: entries.filter((file) => existsSync(file)),
    // Declarations of styles and pictures, which no import names.
    include: [join(root, '**/*.d.ts')],
    exclude: ['node_modules', 'dist', 'dist-*'].map((name) => join(root, '**', name)),
  }
  await mkdir(cache, { recursive: true })
  const file = join(cache, 'types.json')
  await writeFile(file, JSON.stringify(project))
  const found = parseErrors(await compile(file, root))
  const general = found.find((error) => error.file === undefined)
  if (general) return { errors: [], unchecked: general.message }
  if (found.length === 0) return { errors: [] }
  const { files } = reachFrom(entries, { followShared: kind === 'shell' })
  const isOwn = (path: string) => path.startsWith(join(folder, '/')) || files.has(path)
  return { errors: found.filter((error) => isOwn(join(root, error.file ?? ''))) }
}

/** A package that only developers need, and that an installation for production lacks. */
function missingPackage(folders: readonly string[]): string | undefined {
  return folders
    .flatMap((folder) =>
      Object.keys(readPackage(folder).json.devDependencies ?? {}).map((name) => ({ name, folder })),
    )
    .find(({ name, folder }) => !findInstalled(name, folder))?.name
}

/** Runs the workspace's own compiler, or else the platform's, and returns its output. */
async function compile(project: string, root: string): Promise<string> {
  const compiler = join(findInstalled('typescript', root)?.folder ?? OWN_COMPILER, 'bin/tsc')
  const args = [compiler, '-p', project, '--pretty', 'false']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: MAX_OUTPUT }, (error, stdout, stderr) => {
      // The compiler fails because of the errors that it prints; anything else is unexpected.
      if (error && parseErrors(stdout).length === 0)
        reject(new Error(`The types cannot be checked. ${stdout}${stderr}`, { cause: error }))
      else resolve(stdout)
    })
  })
}
