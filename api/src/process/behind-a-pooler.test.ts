import { getUser, signUp } from 'contracts'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../db/log.ts'
import { openSiteDatabase } from '../db/site/open-site-database.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { hasPooler, startPooler } from '../db/testing/test-pooler.ts'
import { postgresBus } from '../events/bus/postgres-bus.ts'
import { start } from '../fixtures/process.ts'

/** Far fewer than the thirty that the processes of the test would open by themselves. */
const CONNECTIONS = 3

const { url, pool } = await testDatabase()

test.skipIf(!hasPooler)('a connection through a pooler has the timeouts of its role', async () => {
  const pooler = await startPooler(url, CONNECTIONS)
  const settings = { databaseUrl: pooler, databaseDirectUrl: url, isPreparing: false, poolSize: 2 }
  const { database, directUrl, close } = await openSiteDatabase(settings, silentLog)
  const { rows } = await database.pool
    .query<{ statement_timeout: string }>('show statement_timeout')
    .finally(close)
  expect(rows).toEqual([{ statement_timeout: '10s' }])
  expect(directUrl).toBe(url)
})

test.skipIf(!hasPooler)('no process relies on hearing the database through a pooler', async () => {
  const pooler = await startPooler(url, CONNECTIONS)
  const [through, past] = [pooler, url].map((address) => postgresBus({ url: address, log: silentLog }))
  onTestFinished(async () => {
    await through?.stop()
    await past?.stop()
  })
  const gaps: boolean[] = []
  through?.subscribe({ wake() {}, relay() {}, gap: () => gaps.push(through.hears()) })
  await expect.poll(() => [past?.hears(), gaps]).toEqual([true, [false]])
  expect(through?.hears()).toBe(false)
})

test.skipIf(!hasPooler)(
  'three processes share a few connections behind a pooler',
  { timeout: 90_000 },
  async () => {
    const pooler = await startPooler(url, CONNECTIONS)
    const env = {
      DATABASE_URL: pooler,
      DATABASE_DIRECT_URL: url,
      DATABASE_PREPARED: 'off',
      PORT: '0',
      TRUST_PROXY: '127.0.0.1,::1',
    }
    const nodes = [start(env, ['--role', 'api']), start(env, ['--role', 'api']), start(env)]
    const urls = await Promise.all(nodes.map((node) => node.url()))
    const found = await Promise.all(Array.from({ length: 30 }, (_, at) => signUpAndRead(urls, at)))
    expect(found).toEqual(found.map(([id]) => [id, id, id, id]))
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'amberly' and pid <> pg_backend_pid()`,
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(CONNECTIONS)
    for (const { printed } of nodes) expect(printed()).not.toContain('prepared statement')
  },
)

/** Signs up at one node, and resolves with the new member's id as this node and then as each node knows it. */
async function signUpAndRead(urls: readonly string[], at: number): Promise<unknown[]> {
  const headers = {
    'content-type': 'application/json',
    'x-client-type': 'web',
    'x-forwarded-for': `10.9.8.${at}`,
  }
  const email = `pooled-${at}@example.invalid`
  const body = JSON.stringify({
    email,
    name: 'Pooled',
    password: 'a song about rain',
    date_of_birth: '1990-06-15',
  })
  const signedUp = await fetch(urls[at % urls.length] + signUp.path, { method: 'POST', headers, body })
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const answers = urls.map((node) => fetch(node + getUser.path, { headers: { ...headers, cookie } }))
  return Promise.all([signedUp, ...(await Promise.all(answers))].map(idIn))
}

async function idIn(answer: Response): Promise<unknown> {
  const { user } = (await answer.json()) as { user?: { id: string } }
  return user?.id ?? expect.fail(`No member, but ${answer.status}`)
}
