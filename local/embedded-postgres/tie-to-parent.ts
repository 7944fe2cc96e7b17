import { spawnSync } from 'node:child_process'
import { PROGRAM_ENV } from './run-program.ts'

/**
 * The command before a command, with which the kernel sends this signal to a child when its parent exits or is killed. Only
 * Linux can; elsewhere it is empty.
 */
export function tieToParent(signal: NodeJS.Signals): readonly string[] {
  const [program, ...args] = ['setpriv', `--pdeathsig=${signal.replace('SIG', '')}`, '--'] as const
  return spawnSync(program, [...args, 'true'], { env: PROGRAM_ENV, stdio: 'ignore' }).status === 0
    ? [program, ...args]
    : []
}
