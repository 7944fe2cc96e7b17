import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { checkBrands } from './check-brands.ts'
import { openOtherDatabases } from './other-databases.ts'

const [first, second] = [await testDatabase(), await testDatabase()]
for (const { pool } of [first, second])
  await pool.query(
    `insert into company values (1, '', '', '', '', '', '{}', '{}', '', 0, '2026-01-01') on conflict do nothing`,
  )

const insert = (domain: string, isOpen = true) =>
  first.pool.query(
    `insert into brand (id, domain, company_id, settings, is_open) values ($1, $1, 1, '{}', $2)`,
    [domain, isOpen],
  )

function check(brands: { one: readonly string[]; two: readonly string[] }, on: 'one' | 'two' = 'one') {
  const one = { name: 'one', brands: brands.one, databaseUrl: first.url }
  const two = { name: 'two', brands: brands.two, databaseUrl: second.url }
  const [own, database, others] = on === 'one' ? [one, first, [two]] : [two, second, [one]]
  return checkBrands(database, { own, others }, openOtherDatabases(others))
}

test('a process starts only on a database with the brands that DATABASES has there', async () => {
  await insert('localhost')
  await insert('she.localhost')
  await insert('draft.localhost', false)
  await expect(check({ one: ['localhost', 'she.localhost'], two: [] })).resolves.toBeUndefined()
  await expect(check({ one: ['localhost'], two: [] })).rejects.toThrow(
    'one holds she.localhost, which no database in DATABASES has: add it to one.',
  )
  const move = 'DATABASE=one npm run db:move-brand -- she.localhost two'
  const wrong = `DATABASES has she.localhost in two, but it is in one. Move it: ${move}`
  await expect(check({ one: ['localhost'], two: ['she.localhost'] })).rejects.toThrow(wrong)
  // Its members are in the other one, so it must not begin anew here.
  await expect(check({ one: ['localhost'], two: ['she.localhost'] }, 'two')).rejects.toThrow(wrong)
})

test('a database on which nothing was ever started holds no brand', async () => {
  await first.pool.query('alter table brand rename to earlier')
  await expect(check({ one: [], two: ['nova.localhost'] }, 'two')).resolves.toBeUndefined()
  await first.pool.query('alter table earlier rename to brand')
})

test('nothing starts on a database from which a brand is being moved', async () => {
  await first.pool.query(`update brand set moves_to = 'two' where domain = 'localhost'`)
  await expect(check({ one: ['localhost', 'she.localhost'], two: [] })).rejects.toThrow(
    'localhost is on its way from one to two. Move it: DATABASE=one npm run db:move-brand -- localhost two',
  )
})
