import type { Pool, PoolClient } from 'pg'
import { DatabaseTrouble } from '../database-trouble.ts'
import { appliedMigrations, bring, takeTurn } from '../migrate.ts'
import { MIGRATIONS, type Migration, readMigrations } from '../migration-files.ts'
import { load } from './load.ts'
import { openBackup } from './open-backup.ts'
import { quoted, tablesOf } from './tables.ts'

export interface RestoreOptions {
  /** Whether what the database holds may go. */
  readonly replace?: boolean
  /** Of the migrations. */
  readonly folder?: string
}

/** Puts a backup into the database, wholly or not at all; one of an earlier version is then brought to this one. */
export async function restore(
  pool: Pool,
  file: string,
  { replace = false, folder = MIGRATIONS }: RestoreOptions = {},
) {
  const { header, reader, close } = await openBackup(file)
  const client = await pool.connect()
  try {
    const files = readMigrations(folder)
    refuseStrange(header.migrations, files)
    await takeTurn(client)
    if (!replace) await refuseRows(client)
    await bring(client, files.slice(0, header.migrations.length))
    await refuseOther(client, header.migrations)
    const rows = await load(client, reader).catch(inWords)
    await bring(client, files)
    await client.query('analyze')
    return { at: header.at, rows }
  } finally {
    client.release(true)
    close()
  }
}

/** A backup is of this version, or of one before it. */
function refuseStrange(backup: readonly Migration[], files: readonly Migration[]) {
  for (const [index, { name, hash }] of backup.entries()) {
    const file = files[index]
    if (file?.name === name && file.hash === hash) continue
    const newest = files.at(-1)?.name ?? 'none'
    const why =
      file === undefined ? `its schema has ${name}, this one ends with ${newest}` : `they differ in ${name}`
    throw refused(
      `The backup is of another version of Amberly: ${why}. Restore it with the version that wrote it.`,
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
  throw refused(`The database is not empty (${full.join(', ')}). To lose all that it holds, add --replace.`)
}

async function refuseOther(client: PoolClient, backup: readonly Migration[]) {
  const applied = await appliedMigrations(client)
  const last = (list: readonly Migration[]) => list.at(-1)?.name
  if (applied.length === backup.length && last(applied) === last(backup)) return
  const sentence = `The backup is of ${last(backup)}, the database is at ${last(applied)} already and nothing leads back. Restore into an empty database: another DATA_DIR or DATABASE_URL.`
  throw refused(sentence)
}

/** What PostgreSQL says of a row that it does not take. */
function inWords(error: unknown): never {
  if (!(error instanceof Error && 'severity' in error)) throw error
  const sentence = `The backup does not fit the database: ${error.message}. Nothing was restored.`
  throw new DatabaseTrouble('backup', sentence, { cause: error })
}

function refused(sentence: string): DatabaseTrouble {
  return new DatabaseTrouble('backup', sentence)
}
