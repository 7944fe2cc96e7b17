import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DatabaseTrouble } from '../../database-trouble.ts'
import type { Place } from '../database-location.ts'
import { ENVIRONMENT } from '../run-program.ts'
import type { Message } from './message.ts'

const KEEPER = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Starts a keeper, and returns when one answers at this place: this one, or another that was faster. */
export function startKeeper({ folder, log }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      const sentence = `The database in ${folder} does not start: its keeper ${why}. Its log is ${log}.`
      reject(new DatabaseTrouble('not-started', sentence))
    }
    const errors = openSync(log, 'a')
    const child = spawn(process.execPath, [KEEPER, folder], {
      cwd: '/',
      env: { ...ENVIRONMENT, PATH: `${process.env['PATH'] ?? ''}:${ENVIRONMENT.PATH}` },
      // It outlives whoever started it where others use it.
      detached: true,
      stdio: ['ignore', 'ignore', errors, 'ipc'],
    })
    closeSync(errors)
    child.once('message', (message: Message) => {
      if (message.is === 'trouble') reject(new DatabaseTrouble(message.kind, message.sentence))
      else resolve()
    })
    child.once('error', (error) => fail(`cannot run (${error.message})`))
    child.once('exit', (code, signal) => fail(`ended at once (${signal ?? code})`))
    child.once('disconnect', () => child.unref())
  })
}
