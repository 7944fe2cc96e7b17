import type { Database } from '../db/database.ts'
import { removeExpiredSessions } from '../features/account/sessions.ts'
import { removeOldPageEvents } from '../features/site/page-events.ts'
import { pruneOutbox } from '../outbox/prune-outbox.ts'

export interface PeriodicJob {
  readonly name: string
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string
  /** It may run twice, or again after it was cut off in the middle. */
  readonly run: (database: Database, now: Date) => Promise<unknown>
}

/** What the site does by itself, each once for all nodes. A feature adds its line. */
export const periodicJobs: readonly PeriodicJob[] = [
  { name: 'remove-expired-sessions', cron: '7 * * * *', run: removeExpiredSessions },
  { name: 'remove-old-page-events', cron: '23 3 * * *', run: removeOldPageEvents },
  { name: 'prune-outbox', cron: '41 3 * * *', run: pruneOutbox },
]
