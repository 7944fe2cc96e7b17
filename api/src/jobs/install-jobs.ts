import { type Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { lockMigrations } from '../db/migrate.ts'

/** Creates or updates the worker's tables, which are in a schema of their own; one process at a time. */
export async function installJobs(pool: Pool, logger: Logger): Promise<void> {
  const client = await pool.connect()
  try {
    await lockMigrations(client)
    await runMigrations({ pgPool: pool, logger })
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}
