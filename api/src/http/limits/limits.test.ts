import { setImmediate as nextTurn } from 'node:timers/promises'
import { endpoint } from 'contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '../../db/open-database.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { OWN_HEADERS, toyServer } from '../fixtures/server.ts'
import { type Limit, route } from '../route.ts'
import { rateLimits } from './limits.ts'

const database = await testDatabase()

const PATH = '/api/toy.php'
const read = endpoint({
  method: 'GET',
  path: PATH,
  query: z.object({ about: z.optional(z.string()) }),
  answer: z.undefined(),
})

async function site(limit: Limit<typeof read>, pool = database.pool) {
  const toy = route(read, { access: 'any', limit }, () => undefined)
  return (await toyServer([toy], { limits: rateLimits(pool) })).app
}

type App = Awaited<ReturnType<typeof site>>

async function statuses(app: App, times: number, request: object = {}) {
  const found: number[] = []
  for (let time = 0; time < times; time += 1) {
    const { statusCode } = await app.inject({ url: PATH, ...request })
    found.push(statusCode)
    // As between requests over a network: within one turn of the event loop, they would all wait for each other.
    await nextTurn()
  }
  return found
}

test('a call over its limit is refused with the time to retry', async () => {
  const app = await site({ name: 'often', points: 2, seconds: 60, by: 'ip' })
  expect(await statuses(app, 3)).toEqual([204, 204, 429])
  const response = await app.inject(PATH)
  expect(response.json()).toEqual({
    error: { code: 'too_many_requests', message: 'That was a lot at once. Please try again later' },
  })
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(50)
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('each address and each brand has its own count', async () => {
  const app = await site({ name: 'own', points: 1, seconds: 60, by: 'ip' })
  expect(await statuses(app, 2)).toEqual([204, 429])
  expect(await statuses(app, 2, { remoteAddress: '192.0.2.7' })).toEqual([204, 429])
  expect(await statuses(app, 2, { headers: { host: 'she.localhost' } })).toEqual([204, 429])
})

test('brands share a count that is taken across brands', async () => {
  const app = await site({ name: 'shared', points: 1, seconds: 60, by: 'ip', isAcrossBrands: true })
  expect(await statuses(app, 1)).toEqual([204])
  expect(await statuses(app, 1, { headers: { host: 'she.localhost' } })).toEqual([429])
})

test('a member is counted by account across addresses, a visitor by address', async () => {
  const app = await site({ name: 'account', points: 2, seconds: 60, by: 'account' })
  const headers = { cookie: 'session=ann' }
  expect(await statuses(app, 1, { headers })).toEqual([204])
  expect(await statuses(app, 2, { headers, remoteAddress: '192.0.2.7' })).toEqual([204, 429])
  expect(await statuses(app, 1, { remoteAddress: '192.0.2.7' })).toEqual([204])
})

test('invalid input counts too, unless the limit counts by input', async () => {
  const schema = z.object({ text: z.string() })
  const write = endpoint({ method: 'POST', path: PATH, body: schema, answer: z.undefined() })
  const send = async (limit: Limit<typeof write>, payload: string) => {
    const toy = route(write, { access: 'any', limit }, () => undefined)
    const { app } = await toyServer([toy], { limits: rateLimits(database.pool) })
    const headers = { ...OWN_HEADERS, 'content-type': 'application/json' }
    return statuses(app, 2, { method: 'POST', headers, payload })
  }
  const limit = { points: 1, seconds: 60 } as const
  expect(await send({ ...limit, name: 'unparsed', by: 'ip' }, '{')).toEqual([400, 429])
  expect(await send({ ...limit, name: 'invalid', by: 'account' }, '{}')).toEqual([422, 429])
  expect(await send({ ...limit, name: 'by-text', by: ({ body }) => body.text }, '{}')).toEqual([422, 422])
})

test('a limit can count by input', async () => {
  const app = await site({ name: 'input', points: 1, seconds: 60, by: ({ query }) => query.about ?? '' })
  const about = (name: string) => ({ url: `${PATH}?about=${name}` })
  expect(await statuses(app, 2, about('ann'))).toEqual([204, 429])
  expect(await statuses(app, 2, about('bob'))).toEqual([204, 429])
})

test('all nodes share a count, and the stored keys identify no one', async () => {
  const other = openDatabase({ url: database.url })
  const limit: Limit<typeof read> = { name: 'shared', points: 3, seconds: 60, by: 'ip' }
  const [here, there] = [await site(limit), await site(limit, other.pool)]
  const both = await Promise.all([statuses(here, 3), statuses(there, 3)])
  expect(both.flat().filter((status) => status === 204)).toHaveLength(3)
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limit')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).not.toMatch(/127\.0\.0\.1|192\.0\.2|ann/)
  await other.close()
})

test('calls are allowed again after the time window', async () => {
  const app = await site({ name: 'short', points: 1, seconds: 1, by: 'ip' })
  expect(await statuses(app, 2)).toEqual([204, 429])
  await expect.poll(async () => (await app.inject(PATH)).statusCode, { timeout: 3_000 }).toBe(204)
})

test('an address has a limit over all endpoints', { timeout: 30_000 }, async () => {
  const app = await site({ name: 'flood', points: 10_000, seconds: 60, by: 'ip' })
  const found = await statuses(app, 3_001, { url: '/api/unknown.php', remoteAddress: '2001:db8::1' })
  expect([found.at(-2), found.at(-1)]).toEqual([404, 429])
  expect(await statuses(app, 1, { remoteAddress: '2001:db8::2' })).toEqual([429])
  expect(await statuses(app, 1, { remoteAddress: '2001:db8:0:1::2' })).toEqual([204])
})

test('a limited call fails while the database is unreachable', async () => {
  const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const app = await site({ name: 'gone', points: 1, seconds: 60, by: 'ip' }, gone.pool)
  expect(await statuses(app, 1)).toEqual([503])
})
