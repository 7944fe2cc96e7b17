import { expect, test } from 'vitest'
import { silentLog } from '../../../db/log.ts'
import { applyPending } from '../../../db/migrations/migrate.ts'
import { MIGRATIONS, readMigrations } from '../../../db/migrations/migration-files.ts'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { proveLedger } from './proof/prove-ledger.ts'
import { findStatement } from './statement.ts'

const database = await testDatabase()

test('migrating to the ledger keeps every member’s balance', async () => {
  const { pool } = database
  await pool.query('drop schema public cascade; create schema public')
  const files = readMigrations(MIGRATIONS)
  const first = files.findIndex(({ sql }) => sql.includes('CREATE TABLE "ledger_account"'))
  const client = await pool.connect()
  await applyPending(client, files.slice(0, first))
  await client.query(`
    insert into company values (1, 'C', '', '', '', '', '{}', '{}', '', 0, '2026-01-01');
    insert into brand values ('amberly', 'localhost', 1, '{}');
    insert into member (id, brand_id, email, status, language, created_at)
      select 'm' || i, 'amberly', i || '@example.invalid', 'confirmed', 'en', now() from generate_series(1, 3) i;
    insert into account_balance values ('m1', 'amberly', 240), ('m2', 'amberly', 0)`)
  await applyPending(client, files)
  client.release()
  const lines = await findStatement(database.db, { brandId: 'amberly', memberId: 'm1' })
  expect(lines).toMatchObject([
    { kind: 'adjustment', amount: 240, balance: 240, lots: [{ origin: 'given' }] },
  ])
  expect(await findStatement(database.db, { brandId: 'amberly', memberId: 'm2' })).toEqual([])
  expect(await proveLedger({ database, clock: { now: () => new Date() }, log: silentLog })).toEqual([])
})
