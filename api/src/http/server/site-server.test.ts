import { endpoint } from 'contracts'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { errorOf, NO_DATABASE, OWN_HEADERS, toyServer } from '../fixtures/server.ts'
import { route } from '../route.ts'
import { readSiteHosts } from './host.ts'

const where = route(
  endpoint({ method: 'GET', path: '/api/where.php', answer: z.object({ brand: z.string() }) }),
  { access: 'any' },
  ({ brand }) => ({ brand: brand.id }),
)

const at = (host: string, more = {}) => ({ url: '/api/where.php', headers: { host, ...more } })

test('the host decides the brand; an unknown host gets neither API nor pages', async () => {
  const { app } = await toyServer([where], { siteHosts: readSiteHosts(['she.example=she.localhost']) })
  app.get('/*', () => 'a page')
  expect((await app.inject(at('she.example'))).json()).toEqual({ brand: 'she.localhost' })
  for (const host of ['evil.example', 'localhost:3000', '127.0.0.1'])
    for (const url of ['/api/where.php', '/', '/members', '/api/openapi.json']) {
      const response = await app.inject({ url, headers: { host } })
      expect([url, response.statusCode, errorOf(response).code]).toEqual([url, 421, 'not_found'])
    }
  expect((await app.inject({ url: '/livez', headers: { host: '127.0.0.1' } })).statusCode).toBe(200)
})

test('every kind of answer forbids guessing its type and, over HTTPS, plain HTTP', async () => {
  const SNIFFING = 'x-content-type-options'
  const HSTS = 'strict-transport-security'
  const { app } = await toyServer([where], { isSecure: true })
  const { app: plain } = await toyServer([where])
  for (const url of ['/api/where.php', '/livez', '/metrics', '/nowhere', '/%zz', '/media/none']) {
    const { headers } = await app.inject(url)
    expect([url, headers[SNIFFING], headers[HSTS]]).toEqual([url, 'nosniff', 'max-age=31536000'])
    expect((await plain.inject(url)).headers).not.toHaveProperty(HSTS)
  }
  const { headers } = await app.inject({ url: '/', headers: { host: 'evil.example' } })
  expect([headers[SNIFFING], headers[HSTS]]).toEqual(['nosniff', 'max-age=31536000'])
})

test('a host whose brand does not exist is refused', async () => {
  const { app } = await toyServer([where], { findBrandToRead: async () => null })
  expect((await app.inject(at('localhost'))).statusCode).toBe(421)
})

test('the forwarded host counts only from a trusted proxy', async () => {
  const forged = at('localhost', { 'x-forwarded-host': 'she.localhost' })
  const { app } = await toyServer([where])
  expect((await app.inject(forged)).json()).toEqual({ brand: 'localhost' })
  const { app: behind } = await toyServer([where], { trustProxy: ['127.0.0.1'] })
  expect((await behind.inject(forged)).json()).toEqual({ brand: 'she.localhost' })
  expect((await behind.inject({ ...forged, remoteAddress: '192.0.2.7' })).json()).toEqual({
    brand: 'localhost',
  })
})

test('/readyz fails without the database and while draining; /livez never fails', async () => {
  const isReachable = vi.fn<() => Promise<boolean>>(async () => true)
  const { app } = await toyServer([], { database: { ...NO_DATABASE, isReachable } })
  const statusOf = async (url: string) =>
    (await app.inject({ url, headers: { host: '10.1.2.3' } })).statusCode
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200])
  isReachable.mockResolvedValue(false)
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503])
  isReachable.mockResolvedValue(true)
  app.draining.start()
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503])
})

test('metrics are readable from this machine or with the token', async () => {
  const { app } = await toyServer([where], { metricsToken: 'a long token' })
  await app.inject(at('localhost'))
  const figures = await app.inject('/metrics')
  expect(figures.statusCode).toBe(200)
  expect(figures.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/where.php",status="200"} 1',
  )
  const far = { url: '/metrics', remoteAddress: '192.0.2.7' }
  expect((await app.inject(far)).statusCode).toBe(404)
  expect(
    (await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.7' } })).statusCode,
  ).toBe(404)
  expect((await app.inject({ url: '/metrics', headers: { host: 'amberly.example' } })).statusCode).toBe(404)
  const withToken = (token: string) => ({ ...far, headers: { authorization: `Bearer ${token}` } })
  expect((await app.inject(withToken('a long tokem'))).statusCode).toBe(404)
  expect((await app.inject(withToken('a long token'))).statusCode).toBe(200)
})

test('the metrics of a public site need the token, even from this machine', async () => {
  const { app } = await toyServer([], { metricsToken: 'a long token', hasLocalMetrics: false })
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  const headers = { authorization: 'Bearer a long token' }
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
})

test('the log describes a failure without personal data', async () => {
  const failing = route(
    endpoint({
      method: 'POST',
      path: '/api/fail.php',
      body: z.object({ email: z.string() }),
      answer: z.undefined(),
    }),
    { access: 'member' },
    ({ body }) => {
      throw Object.assign(new Error(`duplicate key (${body.email})`), {
        severity: 'ERROR',
        code: '23505',
        constraint: 'member_by_email',
        detail: body.email,
      })
    },
  )
  const { app, log } = await toyServer([failing])
  const response = await app.inject({
    method: 'POST',
    url: '/api/fail.php?who=robin',
    headers: { ...OWN_HEADERS, cookie: 'session=ann' },
    payload: { email: 'robin@example.invalid' },
  })
  expect(response.statusCode).toBe(500)
  const line = log.map((text) => JSON.parse(text) as Record<string, never>).find(({ err }) => err)
  expect(line).toMatchObject({
    reqId: response.headers['x-request-id'],
    err: { code: '23505', message: 'the database refused: member_by_email' },
    member: expect.stringMatching(/^[\w-]{12}$/),
  })
  expect(log.join('')).toContain('POST /api/fail.php')
  expect(log.join('')).not.toMatch(/robin|127\.0\.0\.1/)
})

test('a call that fails for lack of the database is 503 with a time to retry', async () => {
  const gone = route(
    endpoint({ method: 'GET', path: '/api/gone.php', answer: z.undefined() }),
    { access: 'any' },
    () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) })
    },
  )
  const { app } = await toyServer([gone])
  const response = await app.inject('/api/gone.php')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
})
