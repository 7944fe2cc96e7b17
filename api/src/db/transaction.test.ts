import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Transaction } from './database.ts'
import { openDatabase } from './open-database.ts'
import { testDatabase } from './testing/test-database.ts'
import { announce, inTransaction, isCollision } from './transaction.ts'

const database = await testDatabase()

beforeEach(async () => {
  await database.pool.query('drop table if exists purse; create table purse (id int primary key, coins int)')
  await database.pool.query('insert into purse values (1, 0), (2, 0)')
})

async function coins(): Promise<number[]> {
  const { rows } = await database.pool.query<{ coins: number }>('select coins from purse order by id')
  return rows.map((row) => row.coins)
}

test('work that collides is retried until each has run once', async () => {
  let tries = 0
  let reads = 0
  const bothRead = Promise.withResolvers<void>()
  const add = async (tx: Transaction) => {
    tries += 1
    await tx.execute(sql`set transaction isolation level serializable`)
    const { rows } = await tx.execute<{ coins: number }>(sql`select coins from purse where id = 1`)
    // Nobody writes before a second one has read.
    reads += 1
    if (reads >= 2) bothRead.resolve()
    await bothRead.promise
    await tx.execute(sql`update purse set coins = ${(rows[0]?.coins ?? 0) + 1} where id = 1`)
  }
  await Promise.all([1, 2, 3, 4].map(() => database.inTransaction(add)))
  expect(await coins()).toEqual([4, 0])
  expect(tries).toBeGreaterThan(4)
})

test('two transactions that deadlock both succeed', async () => {
  let waiting = 2
  const met = Promise.withResolvers<void>()
  const addTo = (first: number, second: number) => async (tx: Transaction) => {
    await tx.execute(sql`update purse set coins = coins + 1 where id = ${first}`)
    waiting -= 1
    if (waiting <= 0) met.resolve()
    await met.promise
    await tx.execute(sql`update purse set coins = coins + 1 where id = ${second}`)
  }
  await Promise.all([database.inTransaction(addTo(1, 2)), database.inTransaction(addTo(2, 1))])
  expect(await coins()).toEqual([2, 2])
})

test('work that fails on its own is rolled back, thrown and not retried', async () => {
  let tries = 0
  const failing = database.inTransaction(async (tx) => {
    tries += 1
    await tx.execute(sql`update purse set coins = 9 where id = 1`)
    await tx.execute(sql`insert into purse values (1, 1)`)
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(tries).toBe(1)
  expect(await coins()).toEqual([0, 0])
})

test('gives up on work that collides every time', async () => {
  let tries = 0
  const endless = inTransaction(
    database.pool,
    async () => {
      tries += 1
      throw new Error('wrapped', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) })
    },
    { tries: 3 },
  )
  await expect(endless).rejects.toThrow('wrapped')
  expect(tries).toBe(3)
})

test('listeners hear what the committed attempt announced, once, after the commit', async () => {
  const announcements: string[][] = []
  const stop = database.onAnnounced((names) => announcements.push([...names]))
  let tries = 0
  await database.inTransaction(async (tx) => {
    tries += 1
    announce(tx, `try ${tries}`)
    announce(tx, 'twice')
    announce(tx, 'twice')
    if (tries === 1) throw Object.assign(new Error('collided'), { code: '40001' })
    await tx.execute(sql`update purse set coins = 7 where id = 1`)
    expect(announcements).toEqual([])
  })
  const undone = database.inTransaction(async (tx) => {
    announce(tx, 'undone')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  stop()
  await database.inTransaction(async (tx) => announce(tx, 'later'))
  expect(announcements).toEqual([['try 2', 'twice']])
})

test('announcing in a transaction without listeners throws', async () => {
  const deaf = database.db.transaction(async (tx) => announce(tx, 'nobody'))
  await expect(deaf).rejects.toThrow('inTransaction')
})

test('a collision is recognized by its error code', () => {
  expect(isCollision(Object.assign(new Error(), { code: '40001' }))).toBe(true)
  expect(isCollision(Object.assign(new Error(), { code: '23505' }))).toBe(false)
  expect(isCollision('40001')).toBe(false)
})

test('a connection that breaks at any point of a transaction returns to the pool', async () => {
  const { url } = database
  const {
    pool,
    inTransaction: transact,
    close,
  } = openDatabase({ url, poolSize: 2, name: 'to-be-cut-within' })
  const cut = () =>
    database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to-be-cut-within'`,
    )
  for (let round = 0; round < 3; round += 1) {
    const between = transact(async (tx) => {
      await tx.execute(sql`select 1`)
      await cut()
      await tx.execute(sql`select 1`)
    })
    await expect(between).rejects.toMatchObject({ message: expect.any(String) })
  }
  // `begin` fails on a connection that broke unnoticed by the pool.
  const connect = pool.connect.bind(pool)
  Object.assign(pool, {
    connect: async () => {
      const client = await connect()
      await cut()
      return client
    },
  })
  for (let round = 0; round < 3; round += 1) {
    await expect(transact(async () => 'done')).rejects.toMatchObject({ message: expect.any(String) })
  }
  Object.assign(pool, { connect })
  await expect.poll(() => transact(async () => 'done').catch(String)).toBe('done')
  await close()
})
