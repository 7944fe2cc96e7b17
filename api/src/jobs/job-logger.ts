import { Logger } from 'graphile-worker'
import type { Log } from '../db/log.ts'

/** What the worker says of itself. Its errors repeat what the database said, which names values: where it was is enough. */
export function jobLogger(log: Log): Logger {
  return new Logger(({ label }) => (level) => {
    if (level === 'error' || level === 'warning')
      log.warn(`The worker of the jobs (${label ?? 'jobs'}) met a ${level}.`)
  })
}
