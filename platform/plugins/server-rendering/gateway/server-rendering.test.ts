import Fastify, { type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cookiesBefore, cookiesOf, NAVIGATION, openSite, release } from '../../../gateway/fixture-site.ts'
import { FIRST_VIEW_HEADER } from '../../../gateway/page/first-view-header.ts'
import type { OnServerFailure, OnServerView, ServerFailure, ServerView } from '../../../gateway/plugin.ts'
import { remoteBundle, route, shellBundle, withServerHalf } from '../../../registry/bundles/fixture-bundle.ts'
import { type FirstViewOptions, serverRendering } from './index.ts'
import { PATIENT, remoteHalf, SHELL_HALF } from './processes/fixture-server-halves.ts'

const shell = withServerHalf(shellBundle(), SHELL_HALF)
const news = (code: string, version = '1.0.0-a') =>
  withServerHalf(
    remoteBundle({
      version,
      routes: [
        route({ name: 'list', path: '/news' }),
        route({ name: 'own', path: '/own', access: 'member' }),
      ],
    }),
    remoteHalf(code),
  )
type Options = NonNullable<Parameters<typeof openSite>[0]> & FirstViewOptions

const open = (code: string, { limits, apiUrl, plugins = [], ...options }: Options = {}) =>
  openSite({
    bundles: [shell, news(code)],
    plugins: [...plugins, serverRendering({ limits: { ...PATIENT, ...limits }, apiUrl })],
    ...options,
  })

/** Opens a site with a plugin that takes note of failures. */
async function openWithFailures(code: string) {
  const failures: ServerFailure[] = []
  const plugin = () => ({
    onServerFailure: (...[, , failure]: Parameters<OnServerFailure>) => void failures.push(failure),
  })
  return { ...(await open(code, { plugins: [plugin] })), failures }
}

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** A page may be left to the browser while the process starts. */
const rendered = (site: Awaited<ReturnType<typeof open>>, url: string, headers = {}) =>
  vi.waitUntil(
    async () => {
      const page = await get(site, url, headers)
      return rootOf(page.body) !== undefined && page
    },
    { timeout: 60_000 },
  )
const get = async ({ app }: Awaited<ReturnType<typeof open>>, url: string, headers = {}) =>
  app.inject({ url, headers: { ...NAVIGATION, ...headers } })

/** The content of the root element; undefined if the browser draws it. */
const rootOf = (html: string) =>
  /<div id="root" data-painted="">(.*)<\/div><div id="platform-failure"/.exec(html)?.[1]

test('the HTML has the page in its frame, and the data that it was rendered with', async () => {
  const { body, headers } = await rendered(await open('return greet(url)'), '/news?page=2')
  expect(rootOf(body)).toBe('<main>Hello /news?page=2</main>')
  expect(body).toContain('<script type="application/json" id="platform-data">{"of":"/news?page=2"}</script>')
  expect(headers['content-security-policy']).toContain("style-src-attr 'unsafe-inline'")
  expect(body).toMatch(/<html lang="en"[^>]* data-cold="shell [^"]+">/)
  expect(body).toContain('(function holdInput')
})

test('tells how long a page took, for the shell and its remote, and of pages that were shed', async () => {
  const views: ServerView[] = []
  const plugin = () => ({ onServerView: (...[, , view]: Parameters<OnServerView>) => void views.push(view) })
  const site = await open('return greet(url)', { plugins: [plugin] })
  await rendered(site, '/news')
  const page = { page: 'list', ms: expect.any(Number) }
  expect(views.slice(-2)).toEqual([
    { name: 'shell', version: shell.version, ...page },
    { name: 'news', version: '1.0.0-a', ...page },
  ])
  const busy = await open('return greet(url)', { plugins: [plugin], limits: { queue: 0 } })
  await vi.waitUntil(async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => get(busy, `/news?page=${i}`)))
    return views.some(({ name, ms }) => name === 'news' && ms === undefined)
  })
})

test('without the plugin, pages arrive as empty frames, and the browser renders them', async () => {
  const { app } = await openSite({ bundles: [shell, news('return greet(url)')] })
  const { body, headers, statusCode } = await app.inject({ url: '/news', headers: NAVIGATION })
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"></div>')
  expect(body).not.toMatch(/data-cold|holdInput|platform-data/)
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
})

test('a development server gets the page without the first view, which is that of published bundles', async () => {
  const site = await open('return greet(url)')
  await rendered(site, '/news')
  const { body } = await get(site, '/news', { [FIRST_VIEW_HEADER]: 'browser' })
  expect(rootOf(body)).toBeUndefined()
  expect(body).toContain('<div id="root"></div>')
})

test('the browser draws what the gateway does not render', async () => {
  const site = await open('return greet(url)')
  for (const url of ['/own', '/nothing']) {
    const { body, headers } = await get(site, url)
    expect(rootOf(body)).toBeUndefined()
    expect(body).toContain('<div id="root"></div>')
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  }
  const without = await open('', { bundles: [shell, remoteBundle()] })
  expect((await get(without, '/news')).body).toContain('<div id="root"></div>')
})

test('while the server is late, a page for one viewer is left to the browser, and one for many is not', async () => {
  const slow = (sharing?: object) => ({
    limits: { late: 20 },
    view: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return { locale: 'en', siteName: 'Toys', admits: () => true, state: null, ...sharing }
    },
  })
  const own = await open('return greet(url)', slow())
  expect(rootOf((await get(own, '/news')).body)).toBeUndefined()
  const shared = await open(
    'return greet(url)',
    slow({ sharing: { key: '', query: [], admits: () => true } }),
  )
  expect(rootOf((await rendered(shared, '/news')).body)).toBe('<main>Hello /news</main>')
})

test('the half of a monolith has its remotes inside', async () => {
  const inside = remoteBundle({ name: 'inside', routes: [route({ name: 'list', path: '/inside' })] })
  const half = `${SHELL_HALF}
exports.builtin = { inside: { page: ({ url }) => 'Built in: ' + url } }`
  const site = await open('', { bundles: [withServerHalf(shellBundle({ builtin: [inside] }), half)] })
  expect(rootOf((await get(site, '/inside')).body)).toBe('<main>Built in: /inside</main>')
})

test('data for a new visitor is read with the id that they are given, and for a known one with their own', async () => {
  const site = await open(`return (await (await fetch('/whoami')).text())`)
  site.app.get('/whoami', async ({ headers }) => headers.cookie)
  const first = await rendered(site, '/news')
  const given = cookiesOf(first)
  expect(rootOf(first.body)).toBe(`<main>${given}</main>`)
  const again = await rendered(site, '/news', { cookie: given })
  expect(rootOf(again.body)).toBe(`<main>${given}</main>`)
})

test('a page reads data as the visitor for whom it is rendered', async () => {
  const site = await open(`return (await (await fetch('/whoami?x=1')).text())`)
  site.app.get('/whoami', async (request, reply) => {
    reply.header('set-cookie', 'stolen=1')
    return `${cookiesBefore(request)} ${request.url} ${request.ip}`
  })
  const { body, headers } = await rendered(site, '/news', { cookie: 'session=vera' })
  expect(rootOf(body)).toContain('session=vera /whoami?x=1 127.0.0.1')
  expect(String(headers['set-cookie'])).not.toContain('stolen')
  const elsewhere = await open(`return (await (await fetch('//evil.example/x')).status)`)
  expect(rootOf((await rendered(elsewhere, '/news')).body)).toBe('<main>400</main>')
})

/** Another process, with the API; it trusts those on this machine as proxies. */
async function openApi(answer: (request: FastifyRequest) => unknown) {
  const app = Fastify({ trustProxy: ['127.0.0.1', '::1'] })
  app.get('/whoami', async (request, reply) => {
    reply.header('set-cookie', 'stolen=1')
    return answer(request)
  })
  onTestFinished(() => app.close())
  return await app.listen({ host: '127.0.0.1', port: 0 })
}

test('a page reads data from another process as the visitor, whose address it knows only from this one', async () => {
  const apiUrl = await openApi(
    ({ ip, host, headers, socket }) =>
      `${ip} ${host} ${cookiesBefore({ headers })} ${String(headers['x-real-ip'])} ${socket.remotePort}`,
  )
  const read = `fetch('/whoami', { headers: { cookie: 'forged', 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6' } })`
  const site = await open(`return (await (await ${read}).text())`, { apiUrl })
  const visit = async (address: string, headers = {}) => {
    const page = { url: '/news', headers: { ...NAVIGATION, host: 'toys.example', ...headers } }
    let found = ''
    const find = async () => {
      found = rootOf((await site.app.inject({ ...page, remoteAddress: address })).body) ?? ''
      return found
    }
    // A busy machine may leave a page to the browser.
    await expect.poll(find, { timeout: 10_000 }).not.toBe('')
    return found
  }
  // A visitor's own claim about their address is not passed on.
  const first = await visit('7.7.7.7', { cookie: 'session=vera', 'x-forwarded-for': '8.8.8.8' })
  expect(first).toContain('7.7.7.7 toys.example session=vera undefined ')
  const second = await visit('9.9.9.9')
  expect(second).toContain('9.9.9.9 toys.example none undefined ')
  // The connection stays open.
  const port = (text: string) => / (\d+)<\/main>/.exec(text)?.[1]
  expect(port(second)).toBe(port(first))
})

test('no path leads to another host, however it is spelled, with the API in this process or in another', async () => {
  const strangers: (string | undefined)[] = []
  const stranger = Fastify()
  stranger.get('/*', ({ headers }) => strangers.push(headers.cookie))
  onTestFinished(() => stranger.close())
  const host = (await stranger.listen({ host: '127.0.0.1', port: 0 })).replace('http://', '')
  const spellings = [
    `http://${host}/x`,
    `//${host}/x`,
    `/\\${host}/x`,
    `/\\/${host}/x`,
    `\\\\${host}/x`,
    `/\t/${host}/x`,
    `/\n/${host}/x`,
    `/..//${host}/x`,
    `/.//${host}/x`,
    `/x/..//${host}/x`,
    `x${host}/x`,
  ]
  const code = `const answers = ${JSON.stringify(spellings)}.map((path) => fetch(path))
    return (await Promise.all(answers)).map(({ status }) => status).join()`
  const apiUrl = await openApi(() => '')
  for (const site of [await open(code), await open(code, { apiUrl })]) {
    const { body } = await rendered(site, '/news', { cookie: 'session=vera' })
    expect(rootOf(body)).toBe(`<main>${spellings.map(() => 400).join()}</main>`)
  }
  expect(strangers).toEqual([])
})

test('of a request, the API gets what its answer depends on, and no cookie that is the gateway’s own', async () => {
  const apiUrl = await openApi(
    ({ headers }) => Object.keys(headers).sort().join() + cookiesBefore({ headers }),
  )
  const site = await open(`return (await (await fetch('/whoami')).text())`, { apiUrl })
  const headers = {
    cookie: '__Host-platform-override=token; session=vera; failed-shell=1',
    'accept-language': 'fi',
    authorization: 'Bearer secret',
    'user-agent': 'Toy',
    referer: 'https://toys.example/reset?token=secret',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
  }
  const { body } = await rendered(site, '/news', headers)
  expect(rootOf(body)).toBe(
    '<main>accept-language,connection,cookie,host,sec-fetch-dest,sec-fetch-mode,sec-fetch-site,' +
      'traceparent,x-forwarded-for,x-forwarded-host,x-forwarded-protosession=vera</main>',
  )
})

test('the API gets the country that a CDN names, behind a proxy only: else it is the visitor’s own claim', async () => {
  const apiUrl = await openApi(({ headers }) => headers['cf-ipcountry'] ?? 'unknown')
  const code = `return (await (await fetch('/whoami')).text())`
  const headers = { 'cf-ipcountry': 'NL', 'x-forwarded-for': '7.7.7.7' }
  const direct = await open(code, { apiUrl })
  expect(rootOf((await rendered(direct, '/news', headers)).body)).toBe('<main>unknown</main>')
  const proxied = await open(code, { apiUrl, trustProxy: ['127.0.0.1'] })
  expect(rootOf((await rendered(proxied, '/news', headers)).body)).toBe('<main>NL</main>')
})

test('a page whose API does not answer is told so', async () => {
  const site = await open(
    `const { status } = await fetch('/whoami')
    return 'answered ' + status`,
    { apiUrl: 'http://127.0.0.1:9' },
  )
  const find = async () => rootOf((await get(site, '/news')).body)
  await expect.poll(find, { timeout: 10_000 }).toBe('<main>answered 503</main>')
  expect(site.log.join('')).toContain('the API did not answer')
})

test('a half that fails costs the page nothing but its head start, and plugins are told of its version', async () => {
  const site = await openWithFailures(`throw new TypeError('no list')`)
  for (const url of ['/news', '/news?again']) {
    const { statusCode, body } = await get(site, url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"></div>')
  }
  await expect.poll(() => site.failures.length, { timeout: 60_000 }).toBe(2)
  expect(site.failures).toEqual(
    [1, 2].map(() =>
      expect.objectContaining({
        name: 'news',
        version: '1.0.0-a',
        message: 'On the server: TypeError: no list',
      }),
    ),
  )
  expect(site.log.join('')).toContain('a page could not be rendered on the server')
})

test('an error that a half throws is kept with its text and functions, without addresses and long numbers', async () => {
  const site = await openWithFailures(`
    function drawList() {
      throw Object.assign(new Error('no list of vera@example.invalid 06123456'), { name: 'vera@example.invalid' })
    }
    drawList()`)
  await get(site, '/news')
  const failed = () => site.log.find((line) => line.includes('could not be rendered'))
  await expect.poll(failed, { timeout: 60_000 }).toBeDefined()
  const stack = expect.stringMatching(/^drawList \(news\/1\.0\.0-a\/server\.js:\d+:\d+\)/)
  const message = 'On the server: no list of … …'
  expect(JSON.parse(failed() ?? '')).toMatchObject({ name: 'news', version: '1.0.0-a', message, stack })
  expect(site.failures).toEqual([expect.objectContaining({ message, stack })])
  expect(site.log.join('') + JSON.stringify(site.failures)).not.toMatch(/vera|0612/)
})

test('a version is rendered as soon as it is live, and no longer once it is not', async () => {
  const site = await open(`return 'first'`)
  expect(rootOf((await rendered(site, '/news')).body)).toBe('<main>first</main>')
  await release(site.storage, news(`return 'second'`, '1.1.0-b'))
  const page = async () => rootOf((await get(site, '/news')).body)
  await expect.poll(page, { timeout: 60_000 }).toBe('<main>second</main>')
})

test('pages that are rendered at the same time never mix', async () => {
  const view = () => ({
    locale: 'en',
    siteName: 'Toys',
    admits: () => true,
    state: null,
    sharing: { key: '' },
  })
  const site = await open(
    `const { name } = await (await fetch('/whoami')).json()
    return name + ' at ' + url`,
    { view },
  )
  site.app.get('/whoami', async ({ headers }) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
    return { name: cookiesBefore({ headers }) }
  })
  const visits = Array.from({ length: 200 }, async (_, index) => {
    const cookie = `member=${index % 10}`
    const { body } = await get(site, `/news?at=${index}`, { cookie })
    return { expected: `<main>${cookie} at /news?at=${index}</main>`, found: rootOf(body) }
  })
  const found = await Promise.all(visits)
  const rendered = found.filter(({ found }) => found !== undefined)
  expect(rendered.length).toBeGreaterThan(0)
  for (const { expected, found } of rendered) expect(found).toBe(expected)
})
