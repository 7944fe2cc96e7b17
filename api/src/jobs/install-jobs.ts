import { type Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { lockMigrations } from '../db/migrate.ts'

/** Makes or updates the worker's own tables, which it keeps in a schema of its own; one process at a time. */
export async function installJobs(pool: Pool, logger: Logger): Promise<void> {
  const turn = await pool.connect()
  try {
    await lockMigrations(turn)
    await runMigrations({ pgPool: pool, logger })
  } finally {
    // With the connection the lock ends.
    turn.release(true)
  }
}
