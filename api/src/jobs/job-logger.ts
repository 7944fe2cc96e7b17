import { Logger } from 'graphile-worker'
import type { Log } from '../db/log.ts'

/** Logs that the worker met an error, not its text: messages of the database contain values. */
export function jobLogger(log: Log): Logger {
  return new Logger(({ label }) => (level) => {
    if (level === 'error' || level === 'warning')
      log.warn(`The job worker (${label ?? 'jobs'}) reported a ${level}.`)
  })
}
