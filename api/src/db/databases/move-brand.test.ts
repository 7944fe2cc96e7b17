import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ensureDemoAccounts } from '../../../../local/demo-world/accounts/demo-accounts.ts'
import { systemClock } from '../../clock.ts'
import { addWholeMember } from '../../features/account/export/fixture-whole-member.ts'
import { proveLedger } from '../../features/credits/ledger/proof/prove-ledger.ts'
import { ensureBundles } from '../../features/credits/prices/ensure-bundles.ts'
import { ensureBrands } from '../../features/site/brands.ts'
import { silentLog } from '../log.ts'
import { openDatabase } from '../open-database.ts'
import { testDatabase } from '../testing/test-database.ts'
import { brandTables } from './brand-tables.ts'
import { checkBrands } from './check-brands.ts'
import { moveBrand } from './move-brand.ts'
import { openOtherDatabases } from './other-databases.ts'

/** Two databases: all brands are in the first, and the second is to have one of them. */
async function openTwo() {
  const urls = [(await testDatabase()).url, (await testDatabase()).url] as const
  // By another name than that of the site's processes.
  const [first, second] = [
    openDatabase({ url: urls[0], name: 'test' }),
    openDatabase({ url: urls[1], name: 'test' }),
  ]
  onTestFinished(async () => {
    await first.close()
    await second.close()
  })
  await ensureBrands(first)
  await ensureBundles(first)
  await first.inTransaction(ensureDemoAccounts)
  // Another company than the brand's has its number there.
  await second.pool.query(
    `insert into company values (1, 'Other Ltd', '', '7', '', '', '{}', '{}', '', 0, '2026-01-01')`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'databases-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const DATABASES = join(folder, 'databases.json')
  const brands = { first: ['she.localhost', 'gay.localhost'], second: ['localhost'] }
  const [one, two] = [
    { brands: brands.first, url: urls[0] },
    { brands: brands.second, url: urls[1] },
  ]
  writeFileSync(DATABASES, JSON.stringify({ first: one, second: two }))
  const entries = {
    first: { name: 'first', ...one, databaseUrl: urls[0] },
    second: { name: 'second', ...two, databaseUrl: urls[1] },
  }

  function start(...args: string[]) {
    const file = fileURLToPath(new URL('../cli.ts', import.meta.url))
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASES, DATABASE: 'first' }
    const child = spawn(process.execPath, [file, 'move-brand', ...args], { env })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (printed += piece.toString()))
    const ended = once(child, 'close').then(([code]) => ({ code, printed }))
    return { child, ended }
  }

  return {
    first,
    second,
    run: (...args: string[]) => start(...args).ended,
    start,
    check: (name: 'first' | 'second') => {
      const [database, own, other] =
        name === 'first' ? [first, entries.first, entries.second] : [second, entries.second, entries.first]
      return checkBrands(database, { own, others: [other] }, openOtherDatabases([other]))
    },
  }
}

type Opened = Awaited<ReturnType<typeof openTwo>>

/** All rows of a brand, by table. */
async function rowsOf({ pool }: Opened['first'], brandId: string) {
  const client = await pool.connect()
  try {
    const all: Record<string, unknown> = {}
    for (const { table, isTheirs } of await brandTables(client, brandId)) {
      // Companies have another number in each database.
      const row = table === 'brand' ? `to_jsonb(one) - '{company_id,moves_to}'::text[]` : 'to_jsonb(one)'
      const text = `select ${row} as row from "${table}" one where ${isTheirs} order by 1`
      all[table] = (await client.query<{ row: unknown }>(text)).rows.map((one) => one.row)
    }
    return all
  } finally {
    client.release()
  }
}

const emptyOf = (rows: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(rows).map((table) => [table, []]))

test('a brand moves with all its rows, and the others stay', { timeout: 180_000 }, async () => {
  const { first, second, run, check } = await openTwo()
  await addWholeMember(first)
  await first.pool.query(`insert into payment_event (id, type, payment_id, body, received_at)
    select 'event', 'paid', payment_id, '{}', now() from payment_order limit 1`)
  const [whole, sister] = [await rowsOf(first, 'amberly'), await rowsOf(first, 'marigold')]
  // Each table that can have rows about a member has some here, and few are empty.
  expect(
    Object.values(whole).filter((rows) => Array.isArray(rows) && rows.length > 0).length,
  ).toBeGreaterThan(45)
  // A role at a brand that stays.
  await first.pool.query(`insert into staff_role (brand_id, member_id, at_brand, role, granted_by, granted_at)
    select brand_id, id, 'marigold', 'support', 'test', now() from member where brand_id = 'amberly' limit 1`)
  const roles = await first.pool.query(
    `select from staff_role where brand_id <> at_brand and 'amberly' in (brand_id, at_brand)`,
  )

  await expect(check('first')).rejects.toThrow('DATABASE=first npm run db:move-brand -- localhost second')
  await expect(check('second')).rejects.toThrow('DATABASE=first npm run db:move-brand -- localhost second')
  const { code, printed } = await run('localhost', 'second')
  expect(printed).toContain(`${roles.rowCount} roles of staff across the two have ended.`)
  expect(code).toBe(0)

  const without = (rows: Record<string, unknown>) => ({ ...rows, staff_role: undefined })
  expect(without(await rowsOf(second, 'amberly'))).toEqual(without(whole))
  expect(await rowsOf(first, 'amberly')).toEqual(emptyOf(whole))
  expect(without(await rowsOf(first, 'marigold'))).toEqual(without(sister))
  for (const database of [first, second]) {
    const proof = { database, clock: systemClock, log: silentLog }
    await proveLedger(proof)
    const { rows } = await database.pool.query('select faults from ledger_proof')
    expect(rows).toEqual([{ faults: [] }])
  }
  // The triggers that guard the books are on again.
  await expect(first.pool.query('delete from ledger_entry')).rejects.toThrow('ledger_entry is only added to')
  for (const name of ['first', 'second'] as const) await check(name)
  expect(await run('localhost', 'second')).toMatchObject({
    printed: 'localhost is in second already.\n',
    code: 27,
  })
})

test('killed at any point, one database has all of the brand, and a further run finishes the move', {
  timeout: 180_000,
}, async () => {
  const { first, second, run, start, check } = await openTwo()
  await addWholeMember(first)
  const whole = await rowsOf(first, 'amberly')

  /** Kills the command while it waits for a table that the test has locked. */
  async function killAt(database: Opened['first'], table: string) {
    const client = await database.pool.connect()
    await client.query(`begin; lock table ${table} in share mode`)
    const { child, ended } = start('localhost', 'second')
    const waits = `select from pg_locks where not granted and relation = '${table}'::regclass`
    await expect.poll(async () => (await client.query(waits)).rowCount, { timeout: 20_000 }).toBe(1)
    child.kill('SIGKILL')
    await ended
    await client.query('rollback')
    client.release()
  }

  await killAt(second, 'outbox')
  await expect.poll(() => rowsOf(second, 'amberly')).toEqual(emptyOf(whole))
  expect(await rowsOf(first, 'amberly')).toEqual(whole)
  await expect(check('first')).rejects.toThrow('localhost is on its way from first to second.')

  // Its copy is complete, and the original still there.
  await killAt(first, 'lander_visit')
  expect(await rowsOf(second, 'amberly')).toEqual(whole)
  expect(await rowsOf(first, 'amberly')).toEqual(whole)
  await expect(check('first')).rejects.toThrow('localhost is on its way from first to second.')

  expect(await run('localhost', 'second')).toMatchObject({ code: 0 })
  expect(await rowsOf(second, 'amberly')).toEqual(whole)
  expect(await rowsOf(first, 'amberly')).toEqual(emptyOf(whole))
})

test('a move that cannot be is refused, and the site goes on where the brand is', async () => {
  const { first, second } = await openTwo()
  const move = (domain: string) =>
    moveBrand({ domain, source: first.pool, target: second.pool, name: 'second' })
  await expect(move('nova.localhost')).rejects.toThrow('There is no brand nova.localhost here.')
  const site = openDatabase({ url: String(first.pool.options.connectionString) })
  onTestFinished(() => site.close())
  await site.pool.query('select 1')
  await expect(move('localhost')).rejects.toThrow('The site is running. Stop it first')
  await ensureBrands(second, ['localhost'])
  await second.pool.query(`update brand set domain = 'nova.localhost'`)
  await expect(move('localhost')).rejects.toThrow('another brand with the id amberly')
  await second.pool.query(`update brand set domain = 'localhost'`)
  await expect(move('localhost')).rejects.toThrow('second has a brand localhost of its own.')
  const { rows } = await first.pool.query('select from brand where moves_to is not null')
  expect(rows).toEqual([])
})
