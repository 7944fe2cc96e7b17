import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, count, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../api/src/db/testing/test-database.ts'
import { member } from '../../api/src/tables/account.ts'
import { demoEmail } from './accounts/demo-accounts.ts'

const database = await testDatabase()

function run(...args: string[]) {
  const data = mkdtempSync(join(tmpdir(), 'amberly-demo-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: data }
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'cli.ts'), ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, printed: stdout + stderr }),
    )
  })
}

async function members() {
  return (await database.db.select({ n: count() }).from(member))[0]?.n
}

test('makes a world of a given size, refreshes it, and removes it', { timeout: 60_000 }, async () => {
  expect(await run('--members', '30')).toEqual({ code: 0, printed: 'The demo world has 30 members.\n' })
  expect(await members()).toBe(57)
  const isFree = and(eq(member.email, demoEmail('free')), eq(member.brandId, 'amberly'))
  await database.db
    .update(member)
    .set({ createdAt: new Date('2026-01-01') })
    .where(isFree)
  expect(await run('--refresh')).toMatchObject({ code: 0, printed: expect.stringContaining('just now') })
  const [free] = await database.db.select().from(member).where(isFree)
  expect(Date.now() - Number(free?.createdAt)).toBeLessThan(60_000)
  expect(await run('--remove')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('57 demo members'),
  })
  expect(await members()).toBe(0)
  expect(await run('--refresh')).toMatchObject({ printed: 'There are no demo accounts.\n' })
})

test.each([[], ['--members', '0'], ['--members', 'many'], ['--remove', '--refresh'], ['--else'], ['remove']])(
  'invalid arguments (%j) print the usage',
  async (...args: string[]) => {
    expect(await run(...args)).toMatchObject({ code: 2, printed: expect.stringContaining('npm run db:demo') })
  },
)
