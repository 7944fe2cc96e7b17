import { expect, test } from 'vitest'
import { reachDatabase } from './reach-database.ts'
import { testDatabase } from './testing/test-database.ts'

const { url } = await testDatabase()

test('a server in the URL is used, and keeps running after stop', async () => {
  const reached = await reachDatabase({ url, folder: '/nowhere' })
  expect(reached.url).toBe(url)
  await reached.stop()
})

test('a refused login is reported at once, without the password', async () => {
  const wrong = new URL(url)
  wrong.pathname = '/not-there'
  wrong.password = 'opensesame'
  const reaching = reachDatabase({ url: wrong.href, folder: '/nowhere' })
  await expect(reaching).rejects.toMatchObject({ kind: 'unreachable', exitCode: 25 })
  await expect(reaching).rejects.toThrow('database "not-there" does not exist')
  await expect(reaching).rejects.not.toThrow('opensesame')
})
