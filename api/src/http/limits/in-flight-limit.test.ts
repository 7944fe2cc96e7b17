import { endpoint } from 'contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testDatabase } from '../../db/testing/test-database.ts'
import { OWN_HEADERS, toyServer } from '../fixtures/server.ts'
import { route } from '../route.ts'
import { MOST_IN_FLIGHT } from './in-flight-limit.ts'
import { rateLimits } from './limits.ts'

const { pool } = await testDatabase()

const common = { path: '/api/toy.php', answer: z.undefined() } as const
const write = endpoint({ ...common, method: 'POST' })
const read = endpoint({ ...common, method: 'GET' })
const changingRead = endpoint({ ...common, path: '/api/toys.php', method: 'GET', changes: true })

/** A server whose calls wait until they are let go. */
async function site() {
  const waiting: (() => void)[] = []
  const wait = () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined)))
  const routes = [write, read, changingRead].map((one) => route(one, { access: 'any' }, wait))
  const { app } = await toyServer(routes, { limits: rateLimits(pool) })
  return {
    waiting,
    letGo: () => waiting.splice(0).forEach((go) => go()),
    calls(
      { method, path: url }: { method: 'GET' | 'POST'; path: string },
      session: string | null,
      count = 1,
    ) {
      const headers = { ...OWN_HEADERS, ...(session !== null && { cookie: `session=${session}` }) }
      return Array.from({ length: count }, () =>
        app.inject({ method, url, headers }).then((response) => response),
      )
    },
  }
}

test.each([
  ['writes', write],
  ['reads that change something', changingRead],
])(
  'a member has a limited number of %s in flight; the others are told to retry',
  async (_, endpointOfCall) => {
    const { waiting, letGo, calls } = await site()
    const first = calls(endpointOfCall, 'ann', MOST_IN_FLIGHT)
    await expect.poll(() => waiting.length).toBe(MOST_IN_FLIGHT)
    const [refused] = await Promise.all(calls(endpointOfCall, 'ann'))
    expect(refused?.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '1'])

    const others = calls(endpointOfCall, 'sue')
    await expect.poll(() => waiting.length).toBe(MOST_IN_FLIGHT + 1)
    letGo()
    const done = await Promise.all([...first, ...others])
    expect(done.map(({ statusCode }) => statusCode)).toEqual(done.map(() => 204))

    const again = calls(endpointOfCall, 'ann', MOST_IN_FLIGHT)
    await expect.poll(() => waiting.length).toBe(MOST_IN_FLIGHT)
    letGo()
    expect((await Promise.all(again)).map(({ statusCode }) => statusCode)).toEqual(again.map(() => 204))
  },
)

test.each([
  ['reads', read, 'ann'],
  ['calls without a session', write, null],
])('%s are not limited so', async (_, endpointOfCall, session) => {
  const { waiting, letGo, calls } = await site()
  const all = calls(endpointOfCall, session, 3 * MOST_IN_FLIGHT)
  await expect.poll(() => waiting.length).toBe(all.length)
  letGo()
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 204))
})

test('a call that fails frees its place', async () => {
  const fail = route(write, { access: 'any' }, () => Promise.reject(new Error('broken')))
  const { app } = await toyServer([fail], { limits: rateLimits(pool) })
  const headers = { ...OWN_HEADERS, cookie: 'session=ann' }
  for (let time = 0; time <= MOST_IN_FLIGHT; time += 1)
    expect((await app.inject({ method: 'POST', url: write.path, headers })).statusCode).toBe(500)
})
