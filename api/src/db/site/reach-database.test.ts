import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { reachDatabase } from './reach-database.ts'

const { url } = await testDatabase()

test('a server in the URL is used', async () => {
  expect(await reachDatabase(url)).toBe(url)
})

test('without a URL, a sentence says what to set', async () => {
  await expect(reachDatabase('')).rejects.toThrow('DATABASE_URL is not set: name a PostgreSQL server')
})

test('a refused login is reported at once, without the password', async () => {
  const wrong = new URL(url)
  wrong.pathname = '/not-there'
  wrong.password = 'opensesame'
  const reaching = reachDatabase(wrong.href)
  await expect(reaching).rejects.toMatchObject({ kind: 'unreachable', exitCode: 25 })
  await expect(reaching).rejects.toThrow('database "not-there" does not exist')
  await expect(reaching).rejects.not.toThrow('opensesame')
})
