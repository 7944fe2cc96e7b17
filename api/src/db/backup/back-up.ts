import { constants, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { DatabaseTrouble, explainFileError } from '../database-trouble.ts'
import { appliedMigrations } from '../migrations/migrate.ts'
import { copyOut } from './copy.ts'
import { END_OF_ROWS, FORMAT, type Footer, type Header } from './format.ts'
import { quoted, sequencesOf, tablesOf } from './tables.ts'

export interface BackupResult {
  readonly tables: number
  readonly rows: number
  readonly bytes: number
}

/** Writes a consistent snapshot of the database into a new file, all or nothing. */
export async function backUp(pool: Pool, file: string): Promise<BackupResult> {
  const draft = `${file}.draft`
  try {
    await mkdir(dirname(file), { recursive: true })
    await refuseExisting(file)
    const counts: Record<string, number> = {}
    // Only its owner may read it: it holds members' data.
    const target = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(contentOf(pool, counts)), createGzip(), target)
    await rename(draft, file)
    await syncFolder(dirname(file))
    const rows = Object.values(counts).reduce((a, b) => a + b, 0)
    return { tables: Object.keys(counts).length, rows, bytes: (await stat(file)).size }
  } catch (error) {
    throw explainFileError(dirname(file), error)
  } finally {
    await rm(draft, { force: true })
  }
}

async function* contentOf(pool: Pool, counts: Record<string, number>): AsyncGenerator<Buffer> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const at = new Date().toISOString()
    yield line({ format: FORMAT, at, migrations: await migrationsOf(client) } satisfies Header)
    for (const header of await tablesOf(client)) {
      yield line(header)
      const query = `select ${quoted(...header.columns)} from ${quoted(header.table)}`
      const { rows, count } = copyOut(client, `copy (${query}) to stdout`)
      yield* rows
      yield Buffer.from(END_OF_ROWS)
      counts[header.table] = count()
    }
    yield line({ rows: counts, sequences: await sequencesOf(client) } satisfies Footer)
    await client.query('commit')
  } finally {
    // Don't reuse the connection: it may be in the middle of a COPY.
    client.release(true)
  }
}

function line(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

async function migrationsOf(client: PoolClient) {
  try {
    return await appliedMigrations(client)
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42P01') throw error
    const sentence = 'There is nothing to back up: this database has no Amberly tables.'
    throw new DatabaseTrouble('backup', sentence, { cause: error })
  }
}

async function refuseExisting(file: string) {
  if (!(await stat(file).catch(() => undefined))) return
  throw new DatabaseTrouble('backup', `${file} exists already: name another file, or move it away.`)
}

async function syncFolder(path: string) {
  const folder = await open(path, constants.O_RDONLY)
  await folder.sync().finally(() => folder.close())
}
