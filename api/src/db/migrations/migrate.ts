import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { DatabaseTrouble } from '../database-trouble.ts'
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

/** Takes the migration lock, without timeouts: another process, and then a large table, can take long. */
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

/** Milliseconds that a statement waits for a table, and in which everybody else who wants that table waits behind it. */
const LOCK_TIMEOUT = 1_000
/** Milliseconds until a file gives up that cannot get its locks. */
const LOCKS_TIMEOUT = 120_000
const LOCK_NOT_AVAILABLE = '55P03'
/** The first line of a file that runs outside a transaction, since it builds an index while the site writes. */
const OUTSIDE = '-- outside a transaction'

async function apply(client: PoolClient, file: MigrationFile) {
  for (const began = Date.now(); ; ) {
    try {
      return await (file.sql.startsWith(OUTSIDE) ? applyOutside(client, file) : applyWhole(client, file))
    } catch (error) {
      const { code } = error as { code?: string }
      // If the connection is gone, the first error says more.
      await client.query('rollback').catch(() => undefined)
      if (code !== LOCK_NOT_AVAILABLE || Date.now() - began > LOCKS_TIMEOUT) throw explain(file, error)
      // The requests that have waited behind it get their turn.
      await sleep(LOCK_TIMEOUT * (0.5 + Math.random()))
    }
  }
}

async function applyWhole(client: PoolClient, file: MigrationFile) {
  await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT}`)
  await client.query(file.sql)
  await remember(client, file)
  await client.query('commit')
}

/**
 * Runs each statement by itself. Nobody waits behind one that waits, so it may take its time. A file that fails runs again
 * from its start, so it drops what an earlier try left.
 */
async function applyOutside(client: PoolClient, file: MigrationFile) {
  for (const statement of file.sql.split('--> statement-breakpoint')) await client.query(statement)
  await remember(client, file)
}

const remember = (client: PoolClient, { name, hash }: MigrationFile) =>
  client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])

function explain({ name, sql }: MigrationFile, error: unknown): DatabaseTrouble {
  const { message, position } = error as Error & { position?: string }
  const isOutside = sql.startsWith(OUTSIDE)
  const line = position && !isOutside ? `, line ${sql.slice(0, Number(position)).split('\n').length}` : ''
  const rest = isOutside ? 'The file runs again at the next start.' : 'Nothing in this file was applied.'
  const sentence = `The database cannot be migrated to this version: ${name}${line}: ${message}. ${rest}`
  return new DatabaseTrouble('migration', sentence, { cause: error })
}
