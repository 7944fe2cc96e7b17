import type { Pool, PoolClient } from 'pg'
import { DatabaseTrouble } from '../database-trouble.ts'

/** Refuses a command that needs the site to be stopped: what it changed meanwhile would be lost. */
export async function refuseRunningSite(pool: Pool | PoolClient): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where application_name like 'amberly%' and datname = current_database()
     and application_name <> current_setting('application_name')`,
  )
  if (rowCount)
    throw new DatabaseTrouble(
      'backup',
      'The site is running. Stop it first: what it changes now would be lost.',
    )
}
