import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const MIGRATIONS = 'api/migrations'
/** The packages of this repository that the server consists of. */
const PACKAGES = ['api', 'contracts', 'local', 'platform']

/** The commit before the newest migration came; undefined where the checkout has no such history. */
export function commitBeforeNewestMigration():
  | { readonly commit: string; readonly migration: string }
  | undefined {
  const names = readdirSync(join(ROOT, MIGRATIONS)).filter((name) => name.endsWith('.sql'))
  const migration = names.toSorted().at(-1) ?? ''
  try {
    const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${migration}`)
    return { commit: git('rev-parse', '--verify', '--quiet', `${added}^`), migration }
  } catch {
    return undefined
  }
}

/** A change to the source of a server, which a test makes on purpose. */
export interface SourceChange {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Writes this server with a change, and returns the file that starts it. */
export function writeChangedServer({ file, from, to }: SourceChange): string {
  const folder = serverFolder()
  for (const name of PACKAGES)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, verbatimSymlinks: true })
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`)
  writeFileSync(path, source.replace(from, to))
  return join(folder, 'api/src/main.ts')
}

/** Writes the server of that commit, with the packages that are installed here, and returns the file that starts it. */
export function writeServerOf(commit: string, main = 'api/src/main.ts'): string {
  const folder = serverFolder()
  const archive = execFileSync('git', ['archive', commit, ...PACKAGES], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const name of PACKAGES) {
    mkdirSync(join(folder, name), { recursive: true })
    // Relative links: to the packages installed here, and to those of that commit.
    cpSync(join(ROOT, name, 'node_modules'), join(folder, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  return join(folder, main)
}

/** A folder for a server, which goes when the test ends, with the packages that are installed here. */
function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
