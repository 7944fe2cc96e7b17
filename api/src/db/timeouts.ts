import type { Pool } from 'pg'
import { lockMigrations } from './migrations/migrate.ts'

/** Timeouts in milliseconds. Anything slower is a fault, and would keep its locks from others. */
export const TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * Gives the timeouts to the role, in this database: a pooler has connections of its own, which know nothing of what its
 * clients ask for when they connect.
 */
export async function setTimeoutsOfRole(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Two processes cannot change the same role at once.
    await lockMigrations(client)
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
    for (const [setting, milliseconds] of Object.entries(TIMEOUTS))
      await client.query(
        `alter role current_user in database ${rows[0]?.name} set ${setting} = ${milliseconds}`,
      )
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}
