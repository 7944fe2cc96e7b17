import { describe, expect, test } from 'vitest'
import { cookiesOf, NAVIGATION, openSite, release, SECRET } from '../../../gateway/fixture-site.ts'
import { signer } from '../../../gateway/http/signer.ts'
import { remoteBundle } from '../../../registry/bundles/fixture-bundle.ts'
import { readDocument, type Storage, status } from '../../../registry/index.ts'
import { readFigures } from '../figures/read-figures.ts'
import { openReceiver } from './alerts/fixture-receiver.ts'
import type { CountedReport } from './counted-report.ts'
import { openCountingSite } from './fixture-counting-site.ts'
import { canaries } from './index.ts'

const load = { name: 'news', version: '1.0.0-a', kind: 'load', ms: 120 } as const
const crash = { ...load, kind: 'crash', message: 'no list' } as const

const inp = {
  name: 'news',
  version: '1.0.0-a',
  kind: 'vital',
  page: 'news-home',
  metric: 'inp',
  value: 88,
} as const

const NO_REPORTS = [
  null,
  1,
  'a',
  [],
  {},
  { ...load, kind: 'like' },
  { ...load, ms: 'a' },
  { ...load, page: 1 },
]

type Site = Awaited<ReturnType<typeof openCountingSite>>

function post({ app }: Pick<Site, 'app'>, reports: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/telemetry',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    payload: typeof reports === 'string' ? reports : JSON.stringify(reports),
  })
}

/** The cookie of a browser that loaded a page in this network. */
const visitor = (id: string, network = 'home') =>
  `visitor=${signer(SECRET, 'visitor').sign(`${id}.${network}`)}`

async function liveOf(storage: Storage) {
  const row = (await status(storage, readFigures)).find(({ name }) => name === 'news')
  const { visitors, loads, crashes } = row?.live ?? {}
  return { visitors, loads, crashes }
}

/** Closes the gateway, which flushes its votes, and returns the counts. */
async function counted({ app, storage }: Site) {
  await app.close()
  return liveOf(storage)
}

test('counts the reports of a page', async () => {
  const site = await openCountingSite()
  const cookie = cookiesOf(await site.app.inject('/registry.json'))
  const response = await post(site, [load, crash], { cookie })
  expect(response.statusCode).toBe(204)
  await expect
    .poll(() => liveOf(site.storage), { timeout: 6_000 })
    .toEqual({ visitors: 1, loads: 1, crashes: 1 })
})

test('hands out what it counts, with the channel and a plausible time, and nothing that it refuses', async () => {
  const counted: CountedReport[] = []
  const site = await openCountingSite({ onReport: (report) => void counted.push(report) })
  await release(site.storage, remoteBundle({ version: '2' }), { kind: 'canary', share: 1 })
  const known = async () => (await site.app.inject('/registry.json')).json().revision
  await expect.poll(known, { timeout: 4_000 }).toBe(3)
  const forged = [
    { ...load, version: '9' },
    { ...load, name: 'other' },
    { ...load, kind: 'like' },
  ]
  await post(site, [...forged, load, { ...load, version: '2', ms: 1e12 }, crash], { cookie: visitor('a') })
  await post(site, [load], { cookie: 'visitor=a.b' })
  for (let i = 0; i < 20; i++) await post(site, [crash], { cookie: visitor(`v${i}`) })
  const { name, version } = load
  expect(counted.slice(0, 3)).toEqual([
    expect.objectContaining({ name, version, channel: 'live', kind: 'load', ms: 120 }),
    expect.objectContaining({ name, version: '2', channel: 'canary', kind: 'load', ms: undefined }),
    expect.objectContaining({ name, version, channel: 'live', kind: 'crash', ms: undefined }),
  ])
  // Five visitors count per network, and the first one is one of them.
  expect(counted).toHaveLength(7)
})

test('accepts the body of a beacon, whatever its charset parameter', async () => {
  const site = await openCountingSite()
  const type = 'application/json;charset=UTF-8'
  expect((await post(site, [load], { cookie: visitor('a'), 'content-type': type })).statusCode).toBe(204)
  expect(await counted(site)).toMatchObject({ loads: 1 })
})

describe('does not count', () => {
  test.each([
    ['a report without a visitor', [load], {}],
    ['a visitor with a forged id', [load], { cookie: 'visitor=a.b' }],
    ['a visitor without a network', [load], { cookie: `visitor=${signer(SECRET, 'visitor').sign('a')}` }],
    ['a page of another site', [load], { cookie: visitor('a'), 'sec-fetch-site': 'cross-site' }],
    ['a page of a sibling site', [load], { cookie: visitor('a'), 'sec-fetch-site': 'same-site' }],
    ['a URL that was typed in', [load], { cookie: visitor('a'), 'sec-fetch-site': 'none' }],
    ['a body that is not a list', load, { cookie: visitor('a') }],
    ['null', 'null', { cookie: visitor('a') }],
    [
      'entries that are not reports',
      [...NO_REPORTS, { ...inp, metric: 'server' }, { ...inp, metric: undefined }, { ...inp, value: '88' }],
      { cookie: visitor('a') },
    ],
    ['a version that is not served', [{ ...load, version: '9' }], { cookie: visitor('a') }],
    ['a remote that does not exist', [{ ...load, name: 'constructor' }], { cookie: visitor('a') }],
    ['a path for a name', [{ ...load, name: '../news', version: '../1' }], { cookie: visitor('a') }],
  ])('%s', async (_, reports, headers) => {
    const site = await openCountingSite()
    expect((await post(site, reports, headers)).statusCode).toBe(204)
    expect(await counted(site)).toEqual({ visitors: 0, loads: 0, crashes: 0 })
  })

  test('requests from another origin, but those from browsers without sec-fetch headers', async () => {
    const site = await openCountingSite()
    const from = (id: string, headers: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url: '/telemetry',
        headers: { host: 'toys.example', cookie: visitor(id), ...headers },
        payload: [load],
      })
    await from('a', { origin: 'https://toys.example' })
    await from('b', {})
    await from('c', { origin: 'https://evil.example' })
    await from('d', { origin: 'null' })
    expect(await counted(site)).toMatchObject({ visitors: 2 })
  })

  test('a canary of visitors who do not get it', async () => {
    const site = await openCountingSite()
    await release(site.storage, remoteBundle({ version: '2' }), { kind: 'canary', share: 0.0001 })
    const { revision } = await readDocument(site.storage)
    const known = async () => (await site.app.inject('/registry.json')).json().revision
    await expect.poll(known, { timeout: 2_000 }).toBe(revision)
    for (let i = 0; i < 20; i++) {
      await post(site, [{ ...crash, version: '2' }], { cookie: visitor(`v${i}`, `n${i}`) })
    }
    await site.app.close()
    const row = (await status(site.storage, readFigures)).find(({ name }) => name === 'news')
    expect(row?.canary).toMatchObject({ visitors: 0, crashes: 0 })
  })

  test('more than five visitors who loaded the page in one network, or reports beyond the batch limit', async () => {
    const site = await openCountingSite()
    for (let i = 0; i < 20; i++) await post(site, [crash], { cookie: visitor(`v${i}`) })
    const unknown = Array.from({ length: 50 }, () => ({ ...load, version: '9' }))
    await post(site, [...unknown, load], { cookie: visitor('late', 'other') })
    expect(await counted(site)).toEqual({ visitors: 5, loads: 0, crashes: 5 })
  })
})

test.each([
  ['{"a":', 'application/json', 400],
  ['', 'application/json', 400],
  ['[{"__proto__":{"a":1}}]', 'application/json', 400],
  ['a=1', 'application/x-www-form-urlencoded', 415],
  ['<a/>', 'application/xml', 415],
  [JSON.stringify(['a'.repeat(40_000)]), 'application/json', 413],
  [`${'['.repeat(15_000)}${']'.repeat(15_000)}`, 'application/json', 204],
  [JSON.stringify([load]), 'text/plain', 204],
  ['[{"name":"news","version":"1.0.0-a","kind":"load","ms":1e999}]', 'application/json', 204],
])('a body such as %.30s of type %s gets status %i', async (body, type, code) => {
  const site = await openCountingSite()
  const response = await post(site, body, { cookie: visitor('a'), 'content-type': type })
  expect(response.statusCode).toBe(code)
  expect(site.log.join('')).not.toContain('"level":50')
})

test('cookies collected in one network count there, from whatever addresses their reports come', async () => {
  const site = await openCountingSite()
  for (let i = 0; i < 20; i++) {
    const page = await site.app.inject({ url: '/registry.json', remoteAddress: `203.0.113.${i}` })
    await site.app.inject({
      method: 'POST',
      url: '/telemetry',
      headers: { 'sec-fetch-site': 'same-origin', cookie: cookiesOf(page) },
      remoteAddress: `198.51.${i}.1`,
      payload: [crash],
    })
  }
  expect(await counted(site)).toMatchObject({ visitors: 5, crashes: 5 })
})

test('counts a failure that a page met on the server, with its message and place', async () => {
  const site = await openCountingSite({
    plugins: [
      canaries(),
      (app, { onServerFailure }) => {
        const failure = {
          name: 'news',
          version: '1.0.0-a',
          message: 'It threw.',
          stack: '/bundles/news/1.0.0-a/server.js:1:2',
        }
        app.get('/fail', (request, reply) => {
          onServerFailure(request, 'a', failure)
          return reply.send()
        })
        return {}
      },
    ],
  })
  await site.app.inject('/fail')
  await site.app.close()
  const [, news] = await status(site.storage, readFigures)
  expect(news?.live).toMatchObject({
    failures: 1,
    messages: [{ text: 'It threw.', stack: ['/bundles/news/1.0.0-a/server.js:1:2'] }],
  })
})

test('counts what browsers measure by version and page, and leaves out pages that there are not', async () => {
  const counted: CountedReport[] = []
  const site = await openCountingSite({ onReport: (report) => void counted.push(report) })
  const shell = { ...inp, name: 'shell', version: '1.0.0-s' }
  await post(site, [inp, shell, { ...inp, page: 'forged' }], { cookie: visitor('a') })
  await post(site, [{ ...crash, page: 'news-home' }], { cookie: visitor('b') })
  await site.app.close()
  const page = { page: 'news-home', measured: 1, errors: 0, speeds: { inp: 88 } }
  const [ofShell, ofNews] = await status(site.storage, readFigures)
  expect(ofShell?.live).toMatchObject({ measured: 1, speeds: { inp: 88 }, pages: [page] })
  expect(ofNews?.live).toMatchObject({ measured: 1, crashes: 1, pages: [{ ...page, errors: 1 }] })
  expect(counted.map(({ name, page, metric, value }) => [name, page, metric, value])).toEqual([
    ['news', 'news-home', 'inp', 88],
    ['shell', 'news-home', 'inp', 88],
    ['news', undefined, 'inp', 88],
    ['news', 'news-home', undefined, undefined],
  ])
})

test('tells the browsers of a share of the visitors that they measure, always the same ones', async () => {
  const site = await openSite({ plugins: [canaries({ measured: 0.5 })] })
  const visit = (headers = {}) => site.app.inject({ url: '/news', headers: { ...NAVIGATION, ...headers } })
  let chosen = 0
  for (let i = 0; i < 60; i += 1) {
    const first = await visit()
    const again = await visit({ cookie: cookiesOf(first) })
    expect(again.headers['server-timing']).toBe(first.headers['server-timing'])
    chosen += Number(first.headers['server-timing'] === 'measured')
  }
  expect(chosen).toBeGreaterThan(12)
  expect(chosen).toBeLessThan(48)
  expect((await site.app.inject('/registry.json')).headers['server-timing']).toBeUndefined()
})

test('counts how first views fare on this server, of visitors who are measured and of canaries', async () => {
  const views = (measured: number) =>
    openSite({
      plugins: [
        canaries({ measured }),
        (app, { onServerView }) => {
          const view = { name: 'news', version: '1.0.0-a', page: 'news-home' }
          app.get('/render', (request, reply) => {
            onServerView(request, 'a', { ...view, ms: 31.6 })
            onServerView(request, 'b', { ...view, ms: undefined })
            return reply.send()
          })
          return {}
        },
      ],
    })
  const figuresOf = async (measured: number) => {
    const site = await views(measured)
    await site.app.inject('/render')
    await site.app.close()
    return (await status(site.storage, readFigures)).find(({ name }) => name === 'news')?.live
  }
  expect(await figuresOf(1)).toMatchObject({
    visitors: 0,
    measured: 1,
    shed: 1,
    speeds: { server: 32 },
    pages: [{ page: 'news-home', measured: 1, speeds: { server: 32 } }],
  })
  expect(await figuresOf(0)).toMatchObject({ measured: 0, shed: 0, pages: [] })
})

test('removes the votes on a version that no release serves any more', async () => {
  const site = await openCountingSite()
  await post(site, [load], { cookie: visitor('a') })
  const versions = async () => (await site.storage.list('votes/')).map((key) => key.split('/')[2])
  await expect.poll(versions, { timeout: 6_000 }).toEqual(['1.0.0-a'])
  for (const version of ['2', '3']) await release(site.storage, remoteBundle({ version }))
  await expect.poll(versions, { timeout: 8_000 }).toEqual([])
})

test('the votes of two nodes are merged, and a visitor of both counts once', async () => {
  const one = await openCountingSite()
  const other = await openCountingSite({ bundles: [], storage: one.storage })
  for (const [site, id] of [
    [one, 'a'],
    [one, 'b'],
    [other, 'b'],
    [other, 'c'],
  ] as const) {
    await post(site, [load], { cookie: visitor(id) })
  }
  await one.app.close()
  expect(await counted(other)).toEqual({ visitors: 3, loads: 3, crashes: 0 })
})

test('of two nodes, only the one that judges reads votes', async () => {
  const one = await openCountingSite()
  await expect.poll(async () => one.storage.list('judges/')).toHaveLength(2)
  const reads: string[] = []
  const other = await openCountingSite({
    bundles: [],
    storage: one.storage,
    elsewhere: {
      ...one.storage,
      async read(key) {
        reads.push(key)
        return one.storage.read(key)
      },
    },
  })
  await post(other, [load], { cookie: visitor('a') })
  await expect.poll(async () => one.storage.list('votes/')).toHaveLength(1)
  await expect.poll(() => reads.filter((key) => key.startsWith('judges/')).length).toBeGreaterThan(3)
  expect(reads.filter((key) => key.startsWith('votes/'))).toEqual([])
})

test('the gateway rolls back a canary that crashes, tells the webhook once, and it stays rolled back', async () => {
  const { url, deliveries } = await openReceiver()
  const webhooks = { urls: [url], site: 'toys' }
  const site = await openCountingSite({ webhooks })
  await openCountingSite({ bundles: [], storage: site.storage, webhooks })
  await release(site.storage, remoteBundle({ version: '2' }), { kind: 'canary', share: 0.5 })
  const ask = async (cookie: string) =>
    (await site.app.inject({ url: '/registry.json', headers: { cookie } })).json()
  await expect.poll(async () => (await ask('')).revision, { timeout: 2_000 }).toBe(3)
  for (let i = 0; i < 240; i++) {
    const cookie = visitor(`v${i}`, `n${i >> 1}`)
    const { version } = (await ask(cookie)).remotes[0]
    const report = version === '2' ? { ...crash, version } : load
    await post(site, [report], { cookie })
  }
  await expect.poll(async () => (await ask('')).revision, { timeout: 10_000 }).toBe(4)
  for (let i = 0; i < 20; i++) expect((await ask(visitor(`v${i}`))).remotes[0].version).toBe('1.0.0-a')
  await expect.poll(() => deliveries.length, { timeout: 5_000 }).toBe(1)
  expect(JSON.parse(deliveries[0]?.body ?? '')).toMatchObject({
    event: 'canary-rolled-back',
    bundle: 'news',
    version: '2',
    site: 'toys',
    why: expect.stringContaining('%'),
  })
})
