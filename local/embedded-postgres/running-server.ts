import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PostmasterFile, parsePostmasterFile, withImpossiblePid } from './postmaster-file.ts'
import { SOCKET } from './socket-folder.ts'

/** Setting that marks every PostgreSQL we start, and no other. */
export const CLUSTER_NAME_SETTING = 'cluster_name=amberly-embedded'

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  return parsePostmasterFile(readIfExists(join(cluster, 'postmaster.pid')) ?? '')
}

/** The PostgreSQL that is running on the cluster, and whether we started it. */
export function findRunningServer(
  cluster: string,
): { readonly pid: number; readonly isOurs: boolean } | undefined {
  const { pid } = readPostmasterFile(cluster) ?? {}
  if (pid === undefined || !runsOn(pid, cluster)) return undefined
  return { pid, isOurs: argumentsOf(pid).includes(CLUSTER_NAME_SETTING) }
}

/** Invalidates lock files of a killed PostgreSQL whose process id now belongs to another program or to a zombie. */
export function invalidateStaleLocks({
  cluster,
  sockets,
}: {
  readonly cluster: string
  readonly sockets: string
}) {
  for (const file of [join(cluster, 'postmaster.pid'), join(sockets, `${SOCKET}.lock`)]) {
    const text = readIfExists(file)
    const pid = text && parsePostmasterFile(text)?.pid
    if (text && pid && isAlive(pid) && !runsOn(pid, cluster)) writeFileSync(file, withImpossiblePid(text))
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL's working directory is its cluster; systems other than Linux show only its arguments, which name it too. */
function runsOn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return argumentsOf(pid).includes(realpathSync(cluster))
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    // No process, or a zombie.
    return false
  }
}

function argumentsOf(pid: number): string {
  if (process.platform === 'linux') return readIfExists(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? ''
  try {
    return execFileSync('ps', ['-o', 'args=', '-ww', '-p', String(pid)], { stdio: 'pipe' }).toString()
  } catch {
    return ''
  }
}

/** The text of a file that may vanish with its process at any time. */
function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
