import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database.ts'
import { testDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()

/** Gives each test an empty schema, without a list of migrations. */
async function emptySchema(): Promise<Database['pool']> {
  const { pool } = database
  await pool.query('drop schema if exists public cascade; create schema public')
  return pool
}

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'amberly-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // drizzle-kit keeps its own files here.
  mkdirSync(join(folder, 'meta'))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

/** How many connections wait for a table that another one holds. */
async function countWaiting(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

const A = 'create table a (n int);\n--> statement-breakpoint\ninsert into a values (1);\n'
const B = 'alter table a add column m int;\n'

test('applies each file once, in the order of the numbers', async () => {
  const pool = await emptySchema()
  expect(await migrate(pool, folderOf({ '0001_b.sql': B, '0000_a.sql': A }))).toEqual([
    '0000_a.sql',
    '0001_b.sql',
  ])
  expect(await migrate(pool, folderOf({ '0000_a.sql': A, '0001_b.sql': B }))).toEqual([])
  expect(
    await migrate(pool, folderOf({ '0000_a.sql': A, '0001_b.sql': B, '0002_c.sql': 'select 1' })),
  ).toEqual(['0002_c.sql'])
  expect((await pool.query('select * from a')).rows).toEqual([{ n: 1, m: null }])
})

test('of many processes that start at once, one migrates and the others wait for it', async () => {
  const pool = await emptySchema()
  const folder = folderOf({ '0000_a.sql': `select pg_sleep(0.2); ${A}`, '0001_b.sql': B })
  const done = await Promise.all(Array.from({ length: 8 }, () => migrate(pool, folder)))
  expect(done.filter((names) => names.length > 0)).toEqual([['0000_a.sql', '0001_b.sql']])
  expect((await pool.query('select * from a')).rowCount).toBe(1)
})

test('refuses a file that was changed after it was applied', async () => {
  const pool = await emptySchema()
  await migrate(pool, folderOf({ '0000_a.sql': A }))
  const changed = migrate(pool, folderOf({ '0000_a.sql': `${A}-- more`, '0001_b.sql': B }))
  await expect(changed).rejects.toMatchObject({ kind: 'migration', exitCode: 26 })
  await expect(changed).rejects.toThrow('0000_a.sql was changed after it had been applied')
  // Other line endings are no change.
  expect(await migrate(pool, folderOf({ '0000_a.sql': A.replaceAll('\n', '\r\n') }))).toEqual([])
})

test('a file that fails is rolled back, earlier ones stay, and the error names the line', async () => {
  const pool = await emptySchema()
  const wrong = 'create table b (n int);\nalter table nowhere add column m int;\n'
  const failed = migrate(pool, folderOf({ '0000_a.sql': A, '0001_b.sql': wrong }))
  await expect(failed).rejects.toThrow(
    '0001_b.sql: relation "nowhere" does not exist. Nothing in this file was applied.',
  )
  await expect(pool.query('select * from b')).rejects.toThrow('does not exist')
  expect((await pool.query('select name from migration')).rows).toEqual([{ name: '0000_a.sql' }])
  const typo = migrate(pool, folderOf({ '0000_a.sql': A, '0001_b.sql': 'select 1;\nselekt 2;\n' }))
  await expect(typo).rejects.toThrow('0001_b.sql, line 2: syntax error')
})

test('a file that waits for a table lets others read it, and is applied once it gets its lock', async () => {
  const pool = await emptySchema()
  await migrate(pool, folderOf({ '0000_a.sql': A }))
  const reader = await pool.connect()
  await reader.query('begin; select * from a')
  const migrated = migrate(
    pool,
    folderOf({ '0000_a.sql': A, '0001_b.sql': 'alter table a add column o int' }),
  )
  await expect.poll(() => countWaiting(pool)).toBe(1)
  // It stands behind the migration until that steps back.
  expect((await pool.query('select n from a')).rows).toEqual([{ n: 1 }])
  await reader.query('commit')
  reader.release()
  expect(await migrated).toEqual(['0001_b.sql'])
})

test('an index is built while the table is written, and a try that failed leaves nothing in the way of the next', async () => {
  const pool = await emptySchema()
  const index = (column: string) =>
    `-- outside a transaction\ndrop index concurrently if exists a_n;\n--> statement-breakpoint\ncreate index concurrently a_n on a (${column});`
  const failed = migrate(pool, folderOf({ '0000_a.sql': A, '0001_b.sql': index('nothing') }))
  await expect(failed).rejects.toThrow('0001_b.sql: column "nothing" does not exist. The file runs again')
  expect(await migrate(pool, folderOf({ '0000_a.sql': A, '0001_b.sql': index('n') }))).toEqual(['0001_b.sql'])
})

test('refuses to go back or to apply a second history', async () => {
  const pool = await emptySchema()
  const all = { '0000_a.sql': A, '0001_b.sql': B, '0002_c.sql': 'select 1' }
  await migrate(pool, folderOf(all))
  // An older version keeps running while the newer one is rolled out.
  expect(await migrate(pool, folderOf({ '0000_a.sql': A, '0001_b.sql': B }))).toEqual([])
  const between = migrate(pool, folderOf({ ...all, '0001_a.sql': 'select 1' }))
  await expect(between).rejects.toThrow('two migrations have the number 0001')
  const other = migrate(pool, folderOf({ '0000_a.sql': A, '0001_other.sql': B, '0003_d.sql': 'select 1' }))
  await expect(other).rejects.toThrow('0001_other.sql comes before 0002_c.sql')
  const gap = migrate(pool, folderOf({ '0000_a.sql': A, '0002_c.sql': 'select 1' }))
  await expect(gap).rejects.toThrow('the database has 0001_b.sql, which this version does not know')
})

test('refuses a file without a number', async () => {
  await expect(migrate(database.pool, folderOf({ 'likes.sql': A }))).rejects.toThrow(
    'likes.sql has no number',
  )
})

test('the connection that migrated is closed, and the lock released', async () => {
  const pool = await emptySchema()
  await migrate(pool, folderOf({ '0000_a.sql': A }))
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout')
  expect(rows[0]?.statement_timeout).not.toBe('0')
  await expect.poll(locks).toBe('0')

  async function locks() {
    const held = `select count(*) as n from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and d.datname = current_database()`
    return (await pool.query<{ n: string }>(held)).rows[0]?.n
  }
})
