import { expect, test } from 'vitest'
import { findEvents } from '../../events/find-events.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { insertPageEvent, keepWeeksOfPageEvents } from '../../features/site/page-events.ts'
import { DAY_MS } from '../../time.ts'
import { applyPending } from '../migrations/migrate.ts'
import { MIGRATIONS, readMigrations } from '../migrations/migration-files.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const { db, pool } = database

test('events are divided by weeks while the servers of the release before write and read them', async () => {
  await pool.query('drop schema public cascade; create schema public')
  const files = readMigrations(MIGRATIONS)
  const weeks = files.findIndex(({ name }) => name.endsWith('_weeks-are-bounded.sql'))
  const client = await pool.connect()
  await applyPending(client, files.slice(0, weeks))
  await client.query(`
    insert into company values (1, 'C', '', '', '', '', '{}', '{}', '', 0, '2026-01-01');
    insert into brand values ('amberly', 'localhost', 1, '{}');
    insert into member (id, brand_id, email, status, language, created_at) values
      ('ann', 'amberly', 'ann@example.invalid', 'confirmed', 'en', '2026-01-01'),
      ('bo', 'amberly', 'bo@example.invalid', 'confirmed', 'en', '2026-01-01');
    insert into user_event_cursor values ('ann', 'amberly', 2000), ('bo', 'amberly', 0);
    insert into user_event select 'ann', n, '{"kind": "balance", "credits": 1}', now() - interval '1 hour'
      from generate_series(1, 2000) n`)
  const over = new AbortController()
  let writes = 0
  async function writeOn(memberId: string) {
    const event = { kind: 'balance', credits: 2 } as const
    const left = { brandId: 'amberly', kind: 'page-hidden', path: '/', createdAt: new Date() } as const
    while (!over.signal.aborted) {
      await database.inTransaction((tx) => publishEvents(tx, { brandId: 'amberly', memberId, event }))
      await findEvents(db, new Map([[memberId, 0]]))
      await insertPageEvent(db, left)
      writes += 1
    }
  }
  const writing = Promise.all([writeOn('ann'), writeOn('bo'), writeOn('bo')])
  try {
    await expect.poll(() => writes).toBeGreaterThan(20)
    expect(await applyPending(client, files)).toHaveLength(files.length - weeks)
    const before = writes
    await expect.poll(() => writes).toBeGreaterThan(before + 20)
  } finally {
    over.abort()
    client.release()
    await writing
  }
  const { rows } = await pool.query(`
    select (select count(*) from user_event)::int as events, (select sum(last_sequence) from user_event_cursor)::int as numbers,
      (select count(*) from page_event)::int as pages,
      (select array_agg(distinct relkind::text) from pg_class where relname in ('user_event', 'page_event')) as kinds`)
  expect(rows).toEqual([{ events: 2_000 + writes, numbers: 2_000 + writes, pages: writes, kinds: ['p'] }])
})

test('page events are stored for 90 days', async () => {
  const count = async () => (await pool.query('select from page_event')).rowCount
  const stored = await count()
  expect(await keepWeeksOfPageEvents(database, new Date(Date.now() + 90 * DAY_MS))).toBe(0)
  expect(await count()).toBe(stored)
  expect(await keepWeeksOfPageEvents(database, new Date(Date.now() + (90 + 22) * DAY_MS))).toBe(1)
  expect(await count()).toBe(0)
})
