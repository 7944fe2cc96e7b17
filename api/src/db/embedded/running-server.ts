import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { disowned, type PostmasterFile, parsePostmasterFile } from './postmaster-file.ts'
import { SOCKET } from './socket-folder.ts'

/** Every PostgreSQL that we start is named so, and no other. */
export const MARK = 'cluster_name=amberly-embedded'

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  return parsePostmasterFile(textOf(join(cluster, 'postmaster.pid')) ?? '')
}

/** Who runs on the cluster now: one that we started, another PostgreSQL, nobody. */
export function whoRuns(cluster: string): { readonly pid: number; readonly isOurs: boolean } | undefined {
  const { pid } = readPostmasterFile(cluster) ?? {}
  if (pid === undefined || !runsOn(pid, cluster)) return undefined
  return { pid, isOurs: argumentsOf(pid).includes(MARK) }
}

/** Clears the way where a PostgreSQL was killed and its number is another program's by now, or nobody has reaped it. */
export function disownLeft({ cluster, sockets }: { readonly cluster: string; readonly sockets: string }) {
  for (const file of [join(cluster, 'postmaster.pid'), join(sockets, `${SOCKET}.lock`)]) {
    const text = textOf(file)
    const pid = text && parsePostmasterFile(text)?.pid
    if (text && pid && isAlive(pid) && !runsOn(pid, cluster)) writeFileSync(file, disowned(text))
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL works inside its cluster; where the system does not tell that, its arguments name it. */
function runsOn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return argumentsOf(pid).includes(realpathSync(cluster))
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    // Nobody, or a process that only waits to be reaped.
    return false
  }
}

function argumentsOf(pid: number): string {
  if (process.platform === 'linux') return textOf(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? ''
  try {
    return execFileSync('ps', ['-o', 'args=', '-ww', '-p', String(pid)], { stdio: 'pipe' }).toString()
  } catch {
    return ''
  }
}

/** It comes and goes with the process, between a look and a read as well. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
