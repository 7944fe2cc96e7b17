import { eq, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { prepared } from './prepared.ts'

const database = await testDatabase()
await database.pool.query('create table coin (worth integer); insert into coin values (1), (2)')

const coin = pgTable('coin', { worth: integer('worth') })
let written = 0
const coinsOf = prepared('coins', (db) => {
  written += 1
  return db
    .select()
    .from(coin)
    .where(eq(coin.worth, sql.placeholder('worth')))
})

test('a repeated query is built once and returns the rows for each set of values', async () => {
  const found = await Promise.all([1, 2, 3].map((worth) => coinsOf(database.db).execute({ worth })))
  expect(found).toEqual([[{ worth: 1 }], [{ worth: 2 }], []])
  expect(written).toBe(1)
})

test('in a transaction it sees the rows that the transaction wrote', async () => {
  const found = await database.inTransaction(async (tx) => {
    await tx.insert(coin).values({ worth: 3 })
    return coinsOf(tx).execute({ worth: 3 })
  })
  expect(found).toEqual([{ worth: 3 }])
})
