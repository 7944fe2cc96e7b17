import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../../../local/embedded-postgres/start-embedded.ts'
import { migrate } from './migrations/migrate.ts'
import { openDatabase } from './open-database.ts'
import { testDatabase } from './testing/test-database.ts'

const server = await testDatabase()

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amberly-cli-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function run(env: NodeJS.ProcessEnv, ...args: string[]) {
  const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
  const command = [pathOf('../../../local/with-database.ts'), pathOf('./cli.ts'), ...args]
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      command,
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, printed: stdout + stderr }),
    )
  })
}

test('the embedded database is backed up while in use, and restored into another one and into a server', {
  timeout: 60_000,
}, async () => {
  const data = dataFolder()
  const { url, stop } = await startEmbedded({ folder: join(data, 'database') })
  const { pool, close } = openDatabase({ url })
  await migrate(pool)
  const count = await pool.query<{ n: number }>('select count(*)::int as n from migration')
  expect(count.rows[0]?.n).toBeGreaterThan(0)
  const backedUp = await run({ DATA_DIR: data }, 'backup')
  expect(backedUp).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/rows of \d+ tables are in .*\.gz/),
  })
  expect((await pool.query('select 1')).rowCount).toBe(1)
  await close()
  await stop()

  const [name = ''] = readdirSync(join(data, 'backups'))
  const file = join(data, 'backups', name)
  const restored = { code: 0, printed: expect.stringContaining('The database is as it was at') }
  expect(await run({ DATA_DIR: dataFolder() }, 'restore', file)).toMatchObject(restored)
  await server.pool.query('drop schema public cascade; create schema public')
  expect(await run({ DATABASE_URL: server.url }, 'restore', file)).toMatchObject(restored)
  expect((await server.pool.query('select from migration')).rowCount).toBe(count.rows[0]?.n)
  expect(await run({ DATABASE_URL: server.url }, 'backup', file)).toMatchObject({ code: 27 })
})

test('the embedded database is moved to a server once the site has stopped', {
  timeout: 60_000,
}, async () => {
  const data = dataFolder()
  const { url, stop } = await startEmbedded({ folder: join(data, 'database') })
  const { pool, close } = openDatabase({ url })
  await migrate(pool)
  await pool.query("insert into mail_report (id, received_at) values ('moved', now())")
  await server.pool.query('drop schema public cascade; create schema public')
  expect(await run({ DATA_DIR: data }, 'move', server.url)).toEqual({
    code: 27,
    printed: 'The site is running. Stop it first: what it changes now would be lost.\n',
  })
  await close()
  await stop()
  expect(await run({ DATA_DIR: data }, 'move', server.url)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('rows are in the new database'),
  })
  expect((await server.pool.query("select from mail_report where id = 'moved'")).rowCount).toBe(1)
  expect(readdirSync(data)).toEqual(['database'])
  const again = await run({ DATA_DIR: data }, 'move', server.url)
  expect(again).toMatchObject({ code: 27, printed: expect.stringContaining('The database is not empty') })
})

test.each([[], ['backup', '--replace'], ['restore', 'a', 'b'], ['move']])(
  'arguments that make no sense (%j) print the usage',
  async (...args: string[]) => {
    expect(await run({}, ...args)).toMatchObject({
      code: 2,
      printed: expect.stringContaining('npm run db:backup'),
    })
  },
)
