import { expect, test } from 'vitest'
import { applyPending } from '../migrations/migrate.ts'
import { MIGRATIONS, readMigrations } from '../migrations/migration-files.ts'
import { testDatabase } from '../testing/test-database.ts'

const { pool } = await testDatabase()

test('the migration for the chat keeps every message, and delivers the signup messages that waited', async () => {
  await pool.query('drop schema public cascade; create schema public')
  const files = readMigrations(MIGRATIONS)
  const chat = files.findIndex(({ name }) => name === '0009_chat.sql')
  const client = await pool.connect()
  await applyPending(client, files.slice(0, chat))
  await client.query(`
    insert into company values (1, 'C', '', '', '', '', '{}', '{}', '', 0, '2026-01-01');
    insert into brand values ('amberly', 'localhost', 1, '{}');
    insert into member (id, brand_id, email, status, language, created_at)
      select id, 'amberly', id || '@example.invalid', 'confirmed', 'en', now() from unnest('{ann,bo,cas}'::text[]) id;
    insert into conversation values ('c1', 'amberly', 3, '2026-02-03', '2026-02-01');
    insert into conversation_member (conversation_id, brand_id, member_id, other_id, read_up_to) values
      ('c1', 'amberly', 'ann', 'bo', 3), ('c1', 'amberly', 'bo', 'ann', 1);
    insert into message values
      ('c1', 1, 'amberly', 'ann', 'x1', 'Hi', '2026-02-01'),
      ('c1', 2, 'amberly', 'bo', 'x2', 'Hello', '2026-02-02'),
      ('c1', 3, 'amberly', 'ann', 'x3', 'How are you?', '2026-02-03');
    insert into signup_message (brand_id, member_id, to_id, body, created_at) values
      ('amberly', 'cas', 'ann', 'I like your smile', '2026-02-04'),
      ('amberly', 'bo', 'ann', 'Never mind', '2026-01-30')`)
  await applyPending(client, files)
  client.release()

  const { rows: messages } = await pool.query(
    'select sender_id, sequence, kind, body from message order by created_at',
  )
  expect(messages).toEqual([
    { sender_id: 'ann', sequence: 1, kind: 'text', body: 'Hi' },
    { sender_id: 'bo', sequence: 2, kind: 'text', body: 'Hello' },
    { sender_id: 'ann', sequence: 3, kind: 'text', body: 'How are you?' },
    { sender_id: 'cas', sequence: 1, kind: 'text', body: 'I like your smile' },
  ])
  const { rows: sides } = await pool.query(`
    select member_id as one, other_id as other, delivered_up_to as delivered, read_up_to as read,
      written_up_to as written
    from conversation_member order by member_id, other_id`)
  expect(sides).toEqual([
    { one: 'ann', other: 'bo', delivered: 3, read: 3, written: 3 },
    { one: 'ann', other: 'cas', delivered: 0, read: 0, written: 0 },
    { one: 'bo', other: 'ann', delivered: 1, read: 1, written: 2 },
    { one: 'cas', other: 'ann', delivered: 1, read: 1, written: 0 },
  ])
  const { rows: started } = await pool.query('select member_id, other_id from started_conversation')
  expect(started).toEqual([{ member_id: 'ann', other_id: 'bo' }])
})

test('deleting a conversation deletes its messages from their partition', async () => {
  await pool.query('delete from conversation')
  for (const table of ['message', 'conversation_member'])
    expect({ table, rows: (await pool.query(`select from ${table}`)).rowCount }).toEqual({ table, rows: 0 })
})
