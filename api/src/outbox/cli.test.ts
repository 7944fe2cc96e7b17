import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newId } from '../db/new-id.ts'
import { testDatabase } from '../db/test-database.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { outbox } from './tables.ts'

const database = await testDatabase()
const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))

function run(...words: readonly string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [CLI, ...words], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

test('lists what could not be delivered, without saying to whom, and tries it again', {
  timeout: 30_000,
}, async () => {
  await ensureBrands(database)
  const ids = [newId(), newId()] as const
  const row = { brandId: 'amberly', channel: 'mail', kind: 'complaint-received', data: {} } as const
  const dead = {
    ...row,
    address: 'ann@example.com',
    status: 'dead',
    attempts: 10,
    reason: 'No mail server is configured.',
  } as const
  await database.db.insert(outbox).values(ids.map((id) => ({ ...dead, id, settledAt: new Date() })))
  const { out } = await run('dead')
  for (const id of ids)
    expect(out).toContain(`${id}  amberly  mail complaint-received  10 tries  No mail server`)
  expect(out).toContain('2 could not be delivered.')
  expect(out).not.toContain('ann@example.com')
  expect((await run('retry', ids[0])).out).toBe('1 will be tried again.\n')
  expect((await run('retry')).out).toBe('1 will be tried again.\n')
  expect((await run('dead')).out).toBe('0 could not be delivered.\n')
})

test.each([[[]], [['bury']], [['dead', 'x']]])('%j is not understood, in words', async (words) => {
  const { code, err } = await run(...words)
  expect(code).toBe(2)
  expect(err).toContain('npm run outbox -- dead')
})
