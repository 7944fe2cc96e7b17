import { expect, test } from 'vitest'
import { applyPending } from '../migrations/migrate.ts'
import { MIGRATIONS, readMigrations } from '../migrations/migration-files.ts'
import { testDatabase } from '../testing/test-database.ts'

const { pool } = await testDatabase()

test('the migration for the queue of staff opens a case for each thing that waits', async () => {
  await pool.query('drop schema public cascade; create schema public')
  const files = readMigrations(MIGRATIONS)
  const cases = files.findIndex(({ name }) => name === '0042_staff-cases.sql')
  const client = await pool.connect()
  await applyPending(client, files.slice(0, cases))
  await client.query(`
    insert into company values (1, 'C', '', '', '', '', '{}', '{}', '', 0, '2026-01-01');
    insert into brand values ('amberly', 'localhost', 1, '{}');
    insert into member (id, brand_id, email, status, language, created_at) values
      ('ann', 'amberly', 'ann@example.invalid', 'confirmed', 'fi', '2026-01-01'),
      ('bo', 'amberly', 'bo@example.invalid', 'confirmed', 'en', '2026-01-01');
    insert into profile (member_id, brand_id, name, status, date_of_birth) values
      ('ann', 'amberly', 'Ann', 'disabled', '1990-01-01');
    insert into photo (id, brand_id, member_id, filename, match_filename, card_filename, thumb_filename,
        blurred_filename, width, height, thumbhash, status, position, created_at) values
      ('waits', 'amberly', 'ann', '', '', '', '', '', 1, 1, '', 'pending', 0, '2026-05-01T12:00:00Z'),
      ('shown', 'amberly', 'ann', '', '', '', '', '', 1, 1, '', 'active', 1, '2026-05-01T12:00:00Z');
    insert into report (id, brand_id, sent_id, reference, reporter_id, profile_id, conversation_id, message_sequence,
        evidence, reason, text, created_at, outcome, decided_at) values
      ('r1', 'amberly', '1', 'R1', 'bo', 'ann', null, null, null, 'offensive', '', '2026-05-01T12:00:00Z', null, null),
      ('r2', 'amberly', '2', 'R2', 'cas', 'ann', null, null, null, 'under-age', '', '2026-05-01T13:00:00Z', null, null),
      ('r3', 'amberly', '3', 'R3', 'bo', 'ann', 'c', 7, '[]', 'scam', '', '2026-05-01T12:00:00Z', null, null),
      ('r4', 'amberly', '4', 'R4', 'bo', 'ann', null, null, null, 'other', '', '2026-05-01T12:00:00Z', 'acted', now());
    insert into decision (id, brand_id, member_id, reference, kind, subject, rule, facts, source, decided_by, decided_at)
      values ('d', 'amberly', 'ann', 'D', 'ban', '{}', 'scam', '', 'staff', 'sam', '2026-04-01');
    insert into complaint (id, brand_id, sent_id, reference, member_id, decision_id, email, locale, topic, text,
        created_at) values
      ('c1', 'amberly', '1', 'C1', 'ann', 'd', '', 'fi', 'content', '', '2026-05-01T12:00:00Z'),
      ('c2', 'amberly', '2', 'C2', null, null, '', 'de', 'minor', '', '2026-05-01T12:00:00Z')`)
  await applyPending(client, files)
  client.release()
  const { rows } = await pool.query(
    `select kind, subject_kind as of, subject_id as id, member_id as member, language, severity, reason, reports,
       not_by, due_at - opened_at as promise from staff_case order by kind, subject_id`,
  )
  const usual = { member: 'ann', language: 'fi', reason: null, reports: 0, not_by: [] }
  expect(rows).toMatchObject([
    { ...usual, kind: 'complaint', of: 'complaint', id: 'c2', member: null, language: 'de', severity: 3 },
    { ...usual, kind: 'objection', of: 'decision', id: 'c1', severity: 2, reason: 'scam', not_by: ['sam'] },
    { ...usual, kind: 'photo', of: 'photo', id: 'waits', severity: 1, promise: { minutes: 10 } },
    { ...usual, kind: 'report', of: 'profile', id: 'ann', severity: 3, reason: 'under-age', reports: 2 },
    { ...usual, kind: 'report', of: 'message', id: 'c:7', severity: 2, reason: 'scam', reports: 1 },
  ])
})
