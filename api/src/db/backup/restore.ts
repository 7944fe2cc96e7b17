import type { Pool, PoolClient } from 'pg'
import { DatabaseTrouble } from '../database-trouble.ts'
import { appliedMigrations, applyPending, lockMigrations } from '../migrations/migrate.ts'
import { MIGRATIONS, type Migration, readMigrations } from '../migrations/migration-files.ts'
import { load } from './load.ts'
import { openBackup } from './open-backup.ts'
import { quoted, tablesOf } from './tables.ts'

export interface RestoreOptions {
  /** Whether to delete everything that the database holds. */
  readonly replace?: boolean
  /** Folder of the migrations. */
  readonly folder?: string
}

/** Restores a backup, all or nothing; one from an earlier version is then migrated to this one. */
export async function restore(
  pool: Pool,
  file: string,
  { replace = false, folder = MIGRATIONS }: RestoreOptions = {},
) {
  const { header, reader, close } = await openBackup(file)
  const client = await pool.connect()
  try {
    const files = readMigrations(folder)
    refuseOtherVersion(header.migrations, files)
    await lockMigrations(client)
    if (!replace) await refuseRows(client)
    await applyPending(client, files.slice(0, header.migrations.length))
    await refuseNewerSchema(client, header.migrations)
    const rows = await load(client, reader).catch(explainRejectedRow)
    await applyPending(client, files)
    await client.query('analyze')
    return { at: header.at, rows }
  } finally {
    client.release(true)
    close()
  }
}

/** Refuses a backup that is neither from this version nor from an earlier one. */
function refuseOtherVersion(backup: readonly Migration[], files: readonly Migration[]) {
  for (const [index, { name, hash }] of backup.entries()) {
    const file = files[index]
    if (file?.name === name && file.hash === hash) continue
    const newest = files.at(-1)?.name ?? 'none'
    const why =
      file === undefined ? `its schema has ${name}, this one ends with ${newest}` : `they differ in ${name}`
    throw refused(
      `The backup is from another version of Amberly: ${why}. Restore it with the version that wrote it.`,
    )
  }
}

async function refuseRows(client: PoolClient) {
  const full: string[] = []
  for (const { table } of await tablesOf(client)) {
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`)
    if (rowCount) full.push(table)
  }
  if (full.length === 0) return
  throw refused(`The database is not empty (${full.join(', ')}). To delete everything in it, add --replace.`)
}

async function refuseNewerSchema(client: PoolClient, backup: readonly Migration[]) {
  const applied = await appliedMigrations(client)
  const last = (list: readonly Migration[]) => list.at(-1)?.name
  if (applied.length === backup.length && last(applied) === last(backup)) return
  const sentence = `The backup is at ${last(backup)}, but the database is already at ${last(applied)} and cannot go back. Restore into an empty database: another DATA_DIR or DATABASE_URL.`
  throw refused(sentence)
}

/** Explains why PostgreSQL rejected a row. */
function explainRejectedRow(error: unknown): never {
  if (!(error instanceof Error && 'severity' in error)) throw error
  const sentence = `The backup does not fit the database: ${error.message}. Nothing was restored.`
  throw new DatabaseTrouble('backup', sentence, { cause: error })
}

function refused(sentence: string): DatabaseTrouble {
  return new DatabaseTrouble('backup', sentence)
}
