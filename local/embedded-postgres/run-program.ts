import { spawn } from 'node:child_process'
import type { SystemUser } from './system-user.ts'

/** Environment of PostgreSQL's programs: nothing inherited, so that no PG… variable changes what they do. */
export const PROGRAM_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Runs a program as the system user and collects its output. */
export function runProgram(
  command: string,
  args: readonly string[],
  systemUser: SystemUser,
  env: Readonly<Record<string, string>> = {},
) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn(command, args, {
      ...systemUser,
      cwd: '/',
      env: { ...PROGRAM_ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.on('error', (error) => resolve({ ok: false, output: String(error) }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
