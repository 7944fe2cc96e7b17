import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian puts each program, newest version last, and the package that brings it. */
const PROGRAMS = {
  postgres: { paths: ['usr/lib/postgresql/*/bin/postgres'], package: 'postgresql' },
  pgbouncer: { paths: ['usr/sbin/pgbouncer'], package: 'pgbouncer' },
  redis: { paths: ['usr/bin/redis-server', 'usr/bin/valkey-server'], package: 'redis-server' },
  nginx: { paths: ['usr/sbin/nginx'], package: 'nginx' },
} as const

export type Programs = Readonly<Record<keyof typeof PROGRAMS, string>> & {
  /** Libraries of programs that are not installed. */
  readonly libraries?: string
}

const NAMES = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]

/** A trouble that its sentence tells all about, such as a program that this machine neither has nor can fetch. */
export class ClusterTrouble extends Error {
  override name = 'ClusterTrouble'
}

/** Finds the programs on this machine or in the folder, and fetches into the folder those that are in neither. */
export function getPrograms(folder: string): Programs {
  const found = findPrograms(folder)
  if (found) return found
  fetchPrograms(folder)
  return findPrograms(folder) ?? refuse()
}

/** The programs, if all of them are there. */
export function findPrograms(folder = '/nowhere'): Programs | undefined {
  const found = NAMES.map((name) => [name, find(name, '/') ?? find(name, folder)] as const)
  if (found.some(([, path]) => path === undefined)) return undefined
  const [libraries] = globSync('usr/lib/*-linux-gnu', { cwd: folder })
  return {
    ...(Object.fromEntries(found) as Record<keyof typeof PROGRAMS, string>),
    ...(libraries && { libraries: join(folder, libraries) }),
  }
}

function find(name: keyof typeof PROGRAMS, root: string): string | undefined {
  const found = PROGRAMS[name].paths.flatMap((path) => globSync(path, { cwd: root }))
  const newest = found.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1)
  return newest && join(root, newest)
}

/** Unpacks the packages, with the libraries that they need, without installing them: no service starts. */
function fetchPrograms(folder: string) {
  const packages = NAMES.filter((name) => !find(name, '/')).map((name) => PROGRAMS[name].package)
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads, { recursive: true })
  try {
    const plan = run('apt-get', ['install', '--simulate', '--no-install-recommends', ...packages], '/')
    const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
    run('apt-get', ['download', ...names], downloads)
    for (const file of globSync('*.deb', { cwd: downloads })) run('dpkg', ['-x', file, folder], downloads)
  } catch (cause) {
    refuse(packages, cause)
  }
}

function run(program: string, args: readonly string[], cwd: string): string {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' }
  return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function refuse(
  packages: readonly string[] = NAMES.map((name) => PROGRAMS[name].package),
  cause?: unknown,
): never {
  const hint = existsSync('/usr/bin/apt-get')
    ? `Install them: apt-get install --no-install-recommends ${packages.join(' ')}`
    : `Install ${packages.join(', ')} by hand.`
  throw new ClusterTrouble(`The cluster needs programs that are not on this machine. ${hint}`, { cause })
}
