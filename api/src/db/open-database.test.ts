import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { testDatabase } from './testing/test-database.ts'

const { url } = await testDatabase()

test('every connection has its application name and timeouts', async () => {
  const { pool, close } = openDatabase({ url, name: 'jobs' })
  const show = async (name: string) => Object.values((await pool.query(`show ${name}`)).rows[0] as object)[0]
  expect(await show('application_name')).toBe('jobs')
  expect(await show('statement_timeout')).toBe('10s')
  expect(await show('lock_timeout')).toBe('5s')
  expect(await show('idle_in_transaction_session_timeout')).toBe('15s')
  await close()
})

test('the pool never opens more connections than its size', async () => {
  const { pool, close } = openDatabase({ url, poolSize: 3, name: 'small' })
  await Promise.all(Array.from({ length: 12 }, () => pool.query('select pg_sleep(0.02)')))
  expect(pool.totalCount).toBe(3)
  await close()
})

test('an idle connection that breaks is logged and replaced', async () => {
  const logged: string[] = []
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (sentence: string) => void logged.push(sentence),
  }
  const { pool, isReachable, close } = openDatabase({ url, name: 'to-be-cut', log })
  await pool.query('select 1')
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to-be-cut'`,
  )
  await expect.poll(() => logged).toEqual([expect.stringContaining('A connection to the database was lost')])
  expect(await isReachable()).toBe(true)
  await other.end()
  await close()
})

test('isReachable is false, and does not throw, when there is no server', async () => {
  const { isReachable, close } = openDatabase({ url: 'postgres://nobody@localhost:9/none' })
  expect(await isReachable()).toBe(false)
  await close()
})
