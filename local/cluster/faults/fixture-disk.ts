import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SystemUser } from '../../embedded-postgres/system-user.ts'
import type { Part } from '../part.ts'

/**
 * Lets these parts write to no file for some time, as on a full disk. The kernel limits the size of the files of each
 * process, which needs neither rights nor a disk of its own; a process that starts meanwhile inherits the limit.
 */
export async function fillDisk(parts: readonly (Part | undefined)[], milliseconds: number): Promise<void> {
  const limitAll = (bytes: string) => {
    for (const part of parts) {
      const { pid, launch } = part ?? {}
      if (pid !== undefined)
        for (const one of [pid, ...childrenOf(pid)]) limit(one, bytes, launch?.systemUser)
    }
  }
  limitAll('0')
  await sleep(milliseconds)
  limitAll('unlimited')
}

/** Connections of PostgreSQL are processes. */
function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children.split(' ').filter(Boolean).map(Number)
}

/** Sets the soft limit alone, which anybody may raise again. */
function limit(pid: number, bytes: string, systemUser: SystemUser = {}) {
  const args = ['--pid', String(pid), `--fsize=${bytes}:`]
  const { status, stderr } = spawnSync('prlimit', args, { ...systemUser, cwd: '/', encoding: 'utf8' })
  // It may have died meanwhile.
  if (status !== 0 && !stderr.includes('No such process')) throw new Error(stderr)
}
