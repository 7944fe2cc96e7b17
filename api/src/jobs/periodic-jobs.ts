import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import { pruneEvents } from '../events/prune-events.ts'
import { purgeDeleted } from '../features/account/own/purge-deleted.ts'
import { removeExpiredSessions } from '../features/account/sessions/sessions.ts'
import { proveLedger } from '../features/credits/prove-ledger.ts'
import { sweepPictures } from '../features/members/photos/sweep-pictures.ts'
import { removeOldPageEvents } from '../features/site/page-events.ts'
import { pruneOutbox } from '../outbox/prune-outbox.ts'
import type { Storage } from '../storage/storage.ts'

/** What a job works with. */
export interface JobParts {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
}

export interface PeriodicJob {
  readonly name: string
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string
  /** It may run twice, or again after it was cut off in the middle. */
  readonly run: (parts: JobParts) => Promise<unknown>
}

/** A job that only needs to know what time it is. */
function at(work: (database: Database, now: Date) => Promise<unknown>): PeriodicJob['run'] {
  return ({ database, clock }) => work(database, clock.now())
}

/** What the site does by itself, each once for all nodes. A feature adds its line. */
export const periodicJobs: readonly PeriodicJob[] = [
  { name: 'remove-expired-sessions', cron: '7 * * * *', run: at(removeExpiredSessions) },
  { name: 'prove-ledger', cron: '17 * * * *', run: proveLedger },
  {
    name: 'purge-deleted',
    cron: '37 * * * *',
    run: ({ clock, ...parts }) => purgeDeleted(parts, clock.now()),
  },
  { name: 'prune-events', cron: '47 * * * *', run: at(pruneEvents) },
  { name: 'remove-old-page-events', cron: '23 3 * * *', run: at(removeOldPageEvents) },
  { name: 'prune-outbox', cron: '41 3 * * *', run: at(pruneOutbox) },
  {
    name: 'sweep-pictures',
    cron: '11 4 * * *',
    run: ({ clock, ...parts }) => sweepPictures(parts, clock.now()),
  },
]
