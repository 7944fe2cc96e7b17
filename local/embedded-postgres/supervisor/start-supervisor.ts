import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DatabaseTrouble } from '../../../api/src/db/database-trouble.ts'
import type { DatabaseLocation } from '../database-location.ts'
import { PROGRAM_ENV } from '../run-program.ts'
import type { SupervisorMessage } from './message.ts'

const SUPERVISOR = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Starts a supervisor, and returns when one is listening: this one, or another that was faster. */
export function startSupervisor({ folder, log }: DatabaseLocation): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      const sentence = `The database in ${folder} does not start: its supervisor ${why}. Its log is ${log}.`
      reject(new DatabaseTrouble('not-started', sentence))
    }
    const errors = openSync(log, 'a')
    const child = spawn(process.execPath, [SUPERVISOR, folder], {
      cwd: '/',
      env: { ...PROGRAM_ENV, PATH: `${process.env['PATH'] ?? ''}:${PROGRAM_ENV.PATH}` },
      // It outlives the process that started it if others use the database.
      detached: true,
      stdio: ['ignore', 'ignore', errors, 'ipc'],
    })
    closeSync(errors)
    child.once('message', (message: SupervisorMessage) => {
      if (message.is === 'trouble') reject(new DatabaseTrouble(message.kind, message.sentence))
      else resolve()
    })
    child.once('error', (error) => fail(`cannot run (${error.message})`))
    child.once('exit', (code, signal) => fail(`ended at once (${signal ?? code})`))
    child.once('disconnect', () => child.unref())
  })
}
