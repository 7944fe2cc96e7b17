import { endpoint } from 'contracts'
import * as z from 'contracts/schema'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '../db/log.ts'
import { openDatabase } from '../db/open-database.ts'
import { openReplica } from '../db/site/replica.ts'
import { startReplicated } from '../db/testing/test-replica.ts'
import { OWN_HEADERS, toyServer } from './fixtures/server.ts'
import { route } from './route.ts'

const PATH = '/api/word.php'
const answer = z.object({ word: z.string(), isReplica: z.boolean() })
const getWord = endpoint({ method: 'GET', path: PATH, answer })
const setWord = endpoint({
  method: 'POST',
  path: PATH,
  body: z.object({ word: z.string() }),
  answer: z.object({}),
})

const routes = [
  route(getWord, { access: 'any', readsNearby: true }, async ({ db }) => {
    const { rows } = await db.execute<z.output<typeof answer>>(
      sql`select word, pg_is_in_recovery() as "isReplica" from words`,
    )
    return rows[0] ?? expect.fail('There is no word.')
  }),
  route(setWord, { access: 'any' }, async ({ body, db }) => {
    await db.execute(sql`update words set word = ${body.word}`)
    return {}
  }),
]

const SOON = { timeout: 12_000, interval: 20 }

const servers = await startReplicated()

/** A site with a replica, which has caught up; `read` and `write` are of one browser, `look` of another. */
async function openSite() {
  const database = openDatabase({ url: servers.primaryUrl })
  for (const table of ['words (word text)', 'user_event_cursor (member_id text, last_sequence integer)'])
    await database.pool.query(`create table if not exists ${table}`)
  await database.pool.query('delete from words')
  await database.pool.query(`insert into words values ('first')`)
  const warn = vi.fn<(sentence: string) => void>()
  const log = { ...silentLog, warn }
  const replica = openReplica({ url: servers.replicaUrl, primary: database, log, checkEvery: 100 })
  onTestFinished(async () => {
    await replica.close()
    await database.close()
  })
  await servers.resume()
  const position = { now: 0 }
  const session = () => ({
    id: 's',
    brandId: 'localhost',
    memberId: 'ann',
    role: 'free' as const,
    position: position.now,
  })
  const { app } = await toyServer(routes, { database, replica, findSession: async () => session() })
  let cookie = ''
  const ask = async (headers: Record<string, string> = {}) => {
    const asked = await app.inject({ method: 'GET', url: PATH, headers })
    return asked.json<z.output<typeof answer>>()
  }
  const site = {
    ...servers,
    database,
    warn,
    position,
    async write(word: string) {
      const headers = { ...OWN_HEADERS, ...(cookie && { cookie }) }
      const written = await app.inject({ method: 'POST', url: PATH, body: { word }, headers })
      expect(written.statusCode).toBe(200)
      const [set] = written.cookies
      cookie = `${set?.name}=${set?.value}`
      return set
    },
    read: () => ask(cookie ? { cookie } : {}),
    look: () => ask(),
    readAs: (own: string) => ask({ cookie: own }),
  }
  await expect.poll(site.look, SOON).toEqual({ word: 'first', isReplica: true })
  return site
}

test('a browser finds its own change at once, at the primary until the replica has it', async () => {
  const site = await openSite()
  await site.pause()
  await site.write('second')
  expect(await site.read()).toEqual({ word: 'second', isReplica: false })
  await site.resume()
  await expect.poll(site.read, SOON).toEqual({ word: 'second', isReplica: true })
})

test('what the cookie says is hidden, and a forged one is no reason to read what is old', async () => {
  const site = await openSite()
  const cookie = await site.write('second')
  expect(cookie).toMatchObject({ name: 'changed', httpOnly: true, sameSite: 'Lax', maxAge: 60, path: '/' })
  expect(cookie?.value).toMatch(/^[\w-]{22}$/)
  await expect.poll(site.read, SOON).toMatchObject({ isReplica: true })
  for (const forged of ['0/0', 'AAAAAAAAAAAAAAAAAAAAAA', ''])
    expect(await site.readAs(`changed=${forged}`)).toMatchObject({ isReplica: false })
})

test('a member who has been told of an event finds it', async () => {
  const site = await openSite()
  site.position.now = 7
  expect(await site.readAs('session=ann')).toMatchObject({ isReplica: false })
  await site.database.pool.query(`insert into user_event_cursor values ('ann', 7)`)
  await expect.poll(() => site.readAs('session=ann'), SOON).toMatchObject({ isReplica: true })
})

test('a replica that lags behind is not read, and is read again once it has caught up', async () => {
  const site = await openSite()
  await site.pause()
  await site.write('second')
  await expect.poll(site.look, SOON).toEqual({ word: 'second', isReplica: false })
  await expect.poll(() => site.warn.mock.lastCall, SOON).toEqual([expect.stringContaining('lags behind')])
  await site.resume()
  await expect.poll(site.look, SOON).toEqual({ word: 'second', isReplica: true })
  await expect.poll(() => site.warn.mock.lastCall, SOON).toEqual([expect.stringContaining('has caught up')])
})

test('no read fails while the replica is frozen, gone, or the primary itself', async () => {
  const site = await openSite()
  const readOn = async () => {
    const began = performance.now()
    while (performance.now() - began < 600) expect(await site.look()).toMatchObject({ word: 'first' })
    expect(await site.look()).toMatchObject({ isReplica: false })
  }
  const thaw = await site.freeze()
  await readOn().finally(thaw)
  await expect.poll(site.look, SOON).toMatchObject({ isReplica: true })
  await site.kill()
  await readOn()
  await site.restart()
  await expect.poll(site.look, SOON).toMatchObject({ isReplica: true })
  await site.promote()
  await readOn()
  await site.write('second')
  expect(await site.look()).toEqual({ word: 'second', isReplica: false })
})
