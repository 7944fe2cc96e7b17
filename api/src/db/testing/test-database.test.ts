import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()
const another = await testDatabase()

test('a test file gets a migrated database of its own', async () => {
  const count = 'select count(*)::int as n from migration'
  expect((await database.pool.query<{ n: number }>(count)).rows[0]?.n).toBeGreaterThan(0)
  await database.pool.query('create table only_here (a int)')
  await expect(another.pool.query('select * from only_here')).rejects.toThrow('does not exist')
  expect(await database.isReachable()).toBe(true)
})
