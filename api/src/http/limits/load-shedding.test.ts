import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { InjectOptions } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NO_DATABASE } from '../fixtures/server.ts'
import { siteServer } from '../server/site-server.ts'

/** A site whose slow answers wait until they are released. */
async function site() {
  const app = await siteServer({ database: NO_DATABASE })
  const slow = Promise.withResolvers<void>()
  let open = 0
  const wait = async () => {
    open += 1
    await slow.promise
  }
  const page = { config: { isPage: true } }
  app.get('/slow', page, wait)
  app.post('/api/slow', wait)
  app.get('/api/stream', { config: { streams: true } }, wait)
  app.post('/api/upload', { config: { takesFile: true } }, wait)
  app.get('/page', page, () => 'a page')
  app.get('/style.css', () => 'a style')
  app.get('/api/read', () => 'an answer')
  app.post('/api/send', () => 'sent')
  app.post('/rollback', { config: { isUrgent: true } }, () => 'done')
  app.get('/heavy', page, async () => block(5))
  onTestFinished(async () => {
    slow.resolve()
    await app.close()
  })
  /** Sends requests, and goes on when all of them have been waiting for too long. */
  async function keepWaiting(count: number, options: InjectOptions) {
    const all = open + count
    const answers = Array.from({ length: count }, async () => app.inject(options))
    await vi.waitFor(() => expect(open).toBe(all), { timeout: 10_000 })
    await sleep(550)
    return { answers }
  }
  return { app, slow, keepWaiting }
}

/** Keeps the event loop from going on, as others do who take the processor. */
function block(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const ann = { cookies: { session: 'ann' } }
const post = { method: 'POST' } as const

/** In the order in which they are shed. */
const KINDS: readonly (readonly [string, InjectOptions])[] = [
  ['visitor page', { url: '/page' }],
  ['visitor read', { url: '/api/read' }],
  ['visitor change', { ...post, url: '/api/send' }],
  ['member read', { ...ann, url: '/api/read' }],
  ['member change', { ...ann, ...post, url: '/api/send' }],
  ['member page', { ...ann, url: '/page' }],
]

const NEVER_SHED: readonly InjectOptions[] = [
  { url: '/style.css' },
  { url: '/livez' },
  { ...post, url: '/rollback' },
]

test.each([
  [100, []],
  [101, ['visitor page']],
  [201, ['visitor page', 'visitor read']],
  [301, ['visitor page', 'visitor read', 'visitor change']],
  [501, ['visitor page', 'visitor read', 'visitor change', 'member read']],
  [1_001, KINDS.map(([kind]) => kind)],
])('while %i requests wait, these are shed: %j', async (count, expected) => {
  const { app, keepWaiting } = await site()
  await keepWaiting(count, { url: '/slow', ...ann })
  const shed: string[] = []
  for (const [kind, options] of KINDS) if ((await app.inject(options)).statusCode === 503) shed.push(kind)
  expect(shed).toEqual(expected)
  for (const options of NEVER_SHED) expect((await app.inject(options)).statusCode).toBe(200)
})

test('a shed call and a shed page say when to come back, and are served once the others have been', async () => {
  const { app, slow, keepWaiting } = await site()
  const { answers } = await keepWaiting(201, { ...post, url: '/api/slow', payload: {} })
  const call = await app.inject('/api/read')
  expect([call.statusCode, call.headers['retry-after'], call.json().error.code]).toEqual([
    503,
    '5',
    'unexpected',
  ])
  const page = await app.inject('/page')
  expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(page.body).toContain('<meta http-equiv="refresh" content="5">')
  const { body } = await app.inject('/metrics')
  expect(body).toContain('\nrequests_shed_total{kind="visitor page"} 1\n')
  expect(body).toContain('\nrequests_shed_total{kind="visitor change"} 0\n')
  expect(body).toContain('\nrequests_waiting 201\n')
  slow.resolve()
  await Promise.all(answers)
  await expect.poll(async () => (await app.inject('/page')).statusCode).toBe(200)
})

test('while others take the processor, a crawler with four connections and a member get every answer', async () => {
  const { app } = await site()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const stolen = setInterval(() => block(550), 20)
  const statuses: number[] = []
  const crawl = async () => {
    for (let n = 0; n < 2; n += 1) statuses.push((await fetch(`${url}/page`)).status)
  }
  const send = async () => {
    const headers = { cookie: 'session=ann', 'content-type': 'application/json' }
    for (let n = 0; n < 2; n += 1)
      statuses.push((await fetch(`${url}/api/send`, { method: 'POST', headers, body: '{}' })).status)
  }
  await Promise.all([crawl(), crawl(), crawl(), crawl(), send()])
  clearInterval(stolen)
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
})

test('pages that the process answers one by one in a single turn of its event loop have waited for each other', async () => {
  const { app } = await site()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets = Array.from({ length: 400 }, () => connect(port, '127.0.0.1'))
  const countOf = promisify(app.server.getConnections.bind(app.server))
  await vi.waitFor(async () => expect(await countOf()).toBe(400), { timeout: 10_000 })
  const statuses = sockets.map(async (socket) => {
    socket.write('GET /heavy HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    return Number((await text(socket)).split(' ')[1])
  })
  const shed = (await Promise.all(statuses)).filter((status) => status === 503)
  expect(shed.length).toBeGreaterThan(50)
  expect(shed.length).toBeLessThan(300)
})

test('neither open streams nor slow uploads count as waiting', async () => {
  const { app, keepWaiting } = await site()
  await keepWaiting(150, { url: '/api/stream' })
  await keepWaiting(150, { ...post, url: '/api/upload' })
  expect((await app.inject('/page')).statusCode).toBe(200)
})
