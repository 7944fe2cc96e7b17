import type { PoolClient } from 'pg'
import { DatabaseTrouble } from '../database-trouble.ts'
import { copyIn } from './copy.ts'
import type { Footer, TableHeader } from './format.ts'
import type { BackupReader } from './open-backup.ts'
import { foreignKeysOf, quoted, tablesOf } from './tables.ts'

/**
 * Replaces all rows with those of a backup, in one transaction. Foreign keys are recreated afterwards, which
 * checks every row in any order. Triggers stay off: they ran when the rows were written.
 */
export async function load(client: PoolClient, reader: BackupReader): Promise<number> {
  await client.query('begin')
  const tables = (await tablesOf(client)).map(({ table }) => quoted(table))
  const keys = await foreignKeysOf(client)
  for (const { table, name } of keys) {
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  }
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')} restart identity`)
  const rows = await readTables(client, reader)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  await client.query('commit')
  return rows
}

async function readTables(client: PoolClient, reader: BackupReader): Promise<number> {
  const counts: Record<string, number> = {}
  for (;;) {
    const part = (await reader.line()) as TableHeader | Footer
    if ('table' in part) counts[part.table] = await readTable(client, reader, part)
    else return finish(client, counts, part)
  }
}

function readTable(
  client: PoolClient,
  reader: BackupReader,
  { table, columns }: TableHeader,
): Promise<number> {
  return copyIn(client, `copy ${quoted(table)} (${quoted(...columns)}) from stdin`, reader.rows())
}

async function finish(client: PoolClient, counts: Record<string, number>, { rows, sequences }: Footer) {
  const missing = Object.keys(rows).find((table) => rows[table] !== counts[table])
  if (missing) {
    const sentence = `The backup is damaged: it holds ${counts[missing] ?? 0} rows of ${missing} instead of ${rows[missing]}. Nothing was restored.`
    throw new DatabaseTrouble('backup', sentence)
  }
  for (const { name, last } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last])
  }
  return Object.values(counts).reduce((a, b) => a + b, 0)
}
