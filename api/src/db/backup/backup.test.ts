import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '../migrations/migrate.ts'
import { testDatabase } from '../testing/test-database.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const SCHEMA = `
create table person (id text primary key, friend text references person, home int, note text, photo bytea,
  tags text[] not null default '{}', about jsonb, born date, seen timestamptz, height numeric,
  shout text generated always as (upper(note)) stored);
create table house (id int generated always as identity primary key, owner text not null references person);
alter table person add foreign key (home) references house;
create table "Odd ""name""" ("select" int, "Ünïcode" text);
create table nothing (a int);
create unlogged table forgotten (a int);
create function refuse() returns trigger language plpgsql as $$ begin raise 'only by hand'; end $$;
create table ledger (amount int);
create trigger append_only before update or delete or truncate on ledger for each statement execute function refuse();
create table guarded (a int);
create trigger closed before insert on guarded for each row execute function refuse();
create table noted (person text not null references person, n int, primary key (person, n)) partition by hash (person);
create table noted_0 partition of noted for values with (modulus 2, remainder 0);
create table noted_1 partition of noted for values with (modulus 2, remainder 1);
insert into nothing values (1);
`

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const source = await testDatabase()
const target = await testDatabase()

let folder = ''
let migrations = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'amberly-backup-'))
  migrations = join(folder, '0000')
  write(migrations, { '0000_schema.sql': SCHEMA })
  await fill(source.pool)
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, files: Readonly<Record<string, string>>) {
  mkdirSync(path)
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(path, name), sql)
}

async function empty({ pool }: { readonly pool: Pool }) {
  await pool.query('drop schema public cascade; create schema public')
}

const TEXTS = [
  '',
  '\\.',
  'line\nline\r\n\ttab',
  '\\N',
  'back\\slash',
  '🧡 é \u{10ffff}',
  '"quoted"',
  "it's",
  'x'.repeat(100_000),
]

async function fill(pool: Pool) {
  await empty(source)
  await migrate(pool, migrations)
  for (const [index, text] of TEXTS.entries()) {
    await pool.query(
      `insert into person (id, note, photo, tags, about, born, seen, height)
       values ($1, $2, $3, $4, $5, '2000-02-29', '2026-11-21T12:00:00.123456Z', 1.8500)`,
      [`p${index}`, text, Buffer.from([0, 255, 10, 92, 46]), [text, ''], JSON.stringify({ text })],
    )
  }
  await pool.query(`insert into person (id) select 'many' || i from generate_series(1, 20000) i`)
  await pool.query(`insert into house (owner) select 'p' || i from generate_series(0, 5) i`)
  await pool.query(`update person set friend = 'p1', home = 1 where id in ('p0', 'p2')`)
  await pool.query(`update person set friend = 'p0' where id = 'p1'`)
  await pool.query('delete from nothing')
  await pool.query(`insert into "Odd ""name""" values (1, 'ö'), (null, null)`)
  await pool.query(`insert into noted select 'p' || i % 9, i from generate_series(1, 20) i`)
  await pool.query(
    'insert into forgotten values (1); insert into ledger values (5), (-5); alter table guarded disable trigger user; insert into guarded values (1); alter table guarded enable trigger user',
  )
}

const TABLES = ['person', 'house', '"Odd ""name"""', 'nothing', 'ledger', 'guarded', 'noted', 'forgotten']

async function contentOf(pool: Pool): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {}
  for (const table of TABLES) {
    const { rows } = await pool.query(
      `select count(*), md5(string_agg(t::text, '|' order by t::text)) from ${table} t`,
    )
    content[table] = rows[0]
  }
  return content
}

test('a backup restores every row unchanged, whatever its content and references', async () => {
  const file = join(folder, 'one', 'backup.gz')
  const before = await contentOf(source.pool)
  // A partitioned table counts once.
  expect(await backUp(source.pool, file)).toMatchObject({ tables: 7, rows: 20_040 })
  await empty(target)
  expect(await restore(target.pool, file, { folder: migrations })).toMatchObject({ rows: 20_040 })
  expect(await contentOf(target.pool)).toEqual({ ...before, forgotten: { count: '0', md5: null } })
  // Foreign keys, triggers and sequences work again.
  await expect(target.pool.query(`update person set friend = 'nobody'`)).rejects.toThrow('foreign key')
  await expect(target.pool.query(`insert into noted values ('nobody', 1)`)).rejects.toThrow('foreign key')
  await expect(target.pool.query('delete from ledger')).rejects.toThrow('only by hand')
  expect((await target.pool.query(`insert into house (owner) values ('p0') returning id`)).rows).toEqual([
    { id: 7 },
  ])
})

test('a backup is readable by its owner only, never overwrites a file, and leaves no partial file', async () => {
  const file = join(folder, 'two.gz')
  await backUp(source.pool, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backUp(source.pool, file)).rejects.toThrow(`${file} exists already`)
  const inTheWay = join(file, 'three.gz')
  await expect(backUp(source.pool, inTheWay)).rejects.toThrow('ENOTDIR')
  await expect(restore(target.pool, join(folder, 'none.gz'))).rejects.toThrow('There is no')
})

test('a backup is a consistent snapshot while others write', async () => {
  await source.pool.query(`insert into ledger select 0 from generate_series(1, 2000)`)
  const file = join(folder, 'moving.gz')
  const over = new AbortController()
  const moving = (async () => {
    while (!over.signal.aborted)
      await source.pool.query('insert into ledger values (1), (-1); insert into "Odd ""name""" values (1)')
  })()
  await backUp(source.pool, file)
  over.abort()
  await moving
  await empty(target)
  await restore(target.pool, file, { folder: migrations })
  const { rows } = await target.pool.query(
    `select (select count(*) - 2002 from ledger) as moves, (select 2 * (count(*) - 2) from "Odd ""name""") as notes`,
  )
  expect(rows[0].moves).toBe(rows[0].notes)
})

test('restore refuses a database with rows unless told to replace them', async () => {
  const file = join(folder, 'four.gz')
  await backUp(source.pool, file)
  await empty(target)
  await migrate(target.pool, migrations)
  await target.pool.query(`delete from nothing; insert into person (id) values ('dear')`)
  const refused = restore(target.pool, file, { folder: migrations })
  await expect(refused).rejects.toMatchObject({ kind: 'backup', exitCode: 27 })
  await expect(refused).rejects.toThrow(
    'The database is not empty (person). To delete everything in it, add --replace.',
  )
  await restore(target.pool, file, { folder: migrations, replace: true })
  expect((await target.pool.query(`select from person where id = 'dear'`)).rowCount).toBe(0)
})

test('a backup from an earlier version is migrated; one from a later or unrelated version is refused', async () => {
  const file = join(folder, 'five.gz')
  await backUp(source.pool, file)
  const later = join(folder, 'later')
  write(later, {
    '0000_schema.sql': SCHEMA,
    '0001_more.sql': 'alter table nothing add b int;',
  })
  await empty(target)
  await restore(target.pool, file, { folder: later })
  expect((await target.pool.query('select name from migration order by name')).rows).toHaveLength(2)
  const onNewer = restore(target.pool, file, { folder: later, replace: true })
  await expect(onNewer).rejects.toThrow(
    'The backup is at 0000_schema.sql, but the database is already at 0001_more.sql',
  )
  const newer = join(folder, 'newer.gz')
  await backUp(target.pool, newer)
  await empty(target)
  await expect(restore(target.pool, newer, { folder: migrations })).rejects.toThrow(
    'its schema has 0001_more.sql, this one ends with 0000_schema.sql',
  )
  const other = join(folder, 'other')
  write(other, { '0000_schema.sql': `${SCHEMA} select 1;` })
  await expect(restore(target.pool, file, { folder: other })).rejects.toThrow(
    'they differ in 0000_schema.sql',
  )
})

test('a damaged file, or one that is not a backup, is refused and changes nothing', async () => {
  const file = join(folder, 'six.gz')
  await backUp(source.pool, file)
  const packed = readFileSync(file)
  const text = gunzipSync(packed).toString()
  await empty(target)
  await restore(target.pool, file, { folder: migrations })
  const before = await contentOf(target.pool)
  const cases: [string, Buffer, RegExp][] = [
    ['cut', packed.subarray(0, packed.length / 2), /ends too early/],
    ['cut-text', gzipSync(text.slice(0, -30)), /ends too early/],
    [
      'changed',
      Buffer.concat([packed.subarray(0, 5_000), Buffer.from('?!'), packed.subarray(5_002)]),
      /damaged|does not fit/,
    ],
    ['fewer', gzipSync(text.replace('\nmany7\t', '\nmany7b\t').replace(/\nmany8\t.*/, '')), /instead of/],
    ['orphan', gzipSync(text.replace('\tp1\t', '\tnobody\t')), /does not fit the database/],
    ['picture', Buffer.from('GIF89a'), /is not an Amberly backup/],
    ['other-text', gzipSync('hello\n'), /is not an Amberly backup/],
    ['other-json', gzipSync('{}\n'), /is not an Amberly backup/],
    ['empty', Buffer.alloc(0), /ends too early/],
  ]
  for (const [name, content, sentence] of cases) {
    const damaged = join(folder, `${name}.gz`)
    writeFileSync(damaged, content)
    const restoring = restore(target.pool, damaged, { folder: migrations, replace: true })
    await expect(restoring).rejects.toMatchObject({ kind: 'backup' })
    await expect(restoring).rejects.toThrow(sentence)
    expect({ name, content: await contentOf(target.pool) }).toEqual({ name, content: before })
  }
})

test('backing up an empty database is refused', async () => {
  await empty(target)
  await expect(backUp(target.pool, join(folder, 'none.gz'))).rejects.toThrow('There is nothing to back up')
})
