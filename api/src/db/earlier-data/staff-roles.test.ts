import { expect, test } from 'vitest'
import { applyPending } from '../migrations/migrate.ts'
import { MIGRATIONS, readMigrations } from '../migrations/migration-files.ts'
import { testDatabase } from '../testing/test-database.ts'

const { pool } = await testDatabase()

test('the migration for roles makes members who are staff admins at their brand', async () => {
  await pool.query('drop schema public cascade; create schema public')
  const files = readMigrations(MIGRATIONS)
  const roles = files.findIndex(({ name }) => name === '0039_staff-roles.sql')
  const client = await pool.connect()
  await applyPending(client, files.slice(0, roles))
  await client.query(`
    insert into company values (1, 'C', '', '', '', '', '{}', '{}', '', 0, '2026-01-01');
    insert into brand values ('amberly', 'localhost', 1, '{}'), ('garnet', 'gay.localhost', 1, '{}');
    insert into member (id, brand_id, email, status, language, is_staff, created_at) values
      ('ann', 'amberly', 'ann@example.invalid', 'confirmed', 'en', true, now()),
      ('bo', 'amberly', 'bo@example.invalid', 'confirmed', 'en', false, now()),
      ('gus', 'garnet', 'gus@example.invalid', 'confirmed', 'en', true, now())`)
  await applyPending(client, files)
  client.release()
  const { rows } = await pool.query(
    'select brand_id, member_id, at_brand, role from staff_role order by member_id',
  )
  expect(rows).toEqual([
    { brand_id: 'amberly', member_id: 'ann', at_brand: 'amberly', role: 'admin' },
    { brand_id: 'garnet', member_id: 'gus', at_brand: 'garnet', role: 'admin' },
  ])
})
