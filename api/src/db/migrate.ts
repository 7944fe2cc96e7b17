import type { Pool, PoolClient } from 'pg'
import { DatabaseTrouble } from './database-trouble.ts'
import {
  MIGRATIONS,
  type Migration,
  type MigrationFile,
  pendingMigrations,
  readMigrations,
} from './migration-files.ts'

/** Migrates the database forward and returns the new migrations. Of several processes, the others wait. */
export async function migrate(pool: Pool, folder = MIGRATIONS): Promise<string[]> {
  const files = readMigrations(folder)
  const client = await pool.connect()
  try {
    await lockMigrations(client)
    return await applyPending(client, files)
  } finally {
    // Closing the connection releases the lock and drops the lifted timeouts.
    client.release(true)
  }
}

/** Like `migrate`, for a caller that already holds the lock. */
export async function applyPending(client: PoolClient, files: readonly MigrationFile[]): Promise<string[]> {
  await client.query(TABLE)
  const pending = pendingMigrations(files, await appliedMigrations(client))
  for (const file of pending) await apply(client, file)
  return pending.map(({ name }) => name)
}

/** Advisory lock key; any number that no other lock uses. */
const LOCK = 2_611_019

/** Takes the migration lock, without timeouts: a large table, or another process, can take long. */
export async function lockMigrations(client: PoolClient): Promise<void> {
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
  await client.query('select pg_advisory_lock($1)', [LOCK])
}

const TABLE = `create table if not exists migration (
  name text primary key,
  hash text not null,
  at timestamptz not null default now()
)`

export async function appliedMigrations(client: PoolClient): Promise<Migration[]> {
  const { rows } = await client.query<Migration>('select name, hash from migration order by name')
  return rows
}

async function apply(client: PoolClient, { name, hash, sql }: MigrationFile) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    const { message, position } = error as Error & { position?: string }
    const line = position ? `, line ${sql.slice(0, Number(position)).split('\n').length}` : ''
    const sentence = `The database cannot be migrated to this version: ${name}${line}: ${message}. Nothing in this file was applied.`
    throw new DatabaseTrouble('migration', sentence, { cause: error })
  }
}
