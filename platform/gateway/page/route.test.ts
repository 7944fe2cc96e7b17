import { describe, expect, test } from 'vitest'
import { remoteBundle, route, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { NAVIGATION, openSite } from '../fixture-site.ts'

const news = remoteBundle({
  routes: [
    route({ name: 'list', path: '/news' }),
    route({ name: 'item', path: '/news/:id', access: 'member' }),
  ],
  titles: { en: { list: 'News', item: 'One piece of news' }, de: { list: 'Nachrichten' } },
  descriptions: {
    en: { list: 'What $& is new at {{site}}', 'list@dolls': 'What is new at {{site}} for dolls' },
    de: { list: 'Neues bei {{site}}' },
  },
})
const bundles = [shellBundle(), news]
const view =
  (parts = {}) =>
  () => ({
    locale: 'en',
    siteName: 'Toys',
    admits: (access: string) => access !== 'member',
    state: null,
    ...parts,
  })

describe('a page is the response to', () => {
  test('a known URL, whatever the headers', async () => {
    const { app } = await openSite({ bundles })
    for (const headers of [NAVIGATION, { accept: '*/*' }, {}]) {
      for (const url of [
        '/news',
        '/news?tab=1',
        '/news#part',
        '/news/',
        '/news/7%20a',
        'http://toys.example/news',
      ]) {
        const response = await app.inject({ url, headers })
        expect(response.statusCode).toBe(200)
        expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(response.body).toContain('<div id="root"></div>')
      }
    }
  })

  test('a URL whose page has moved, with its new path and the same query', async () => {
    const moving = view({ movedTo: () => '/new/news' })
    const { app } = await openSite({ bundles, view: moving })
    const { statusCode, headers } = await app.inject({ url: '/news?ref=a%20b#part', headers: NAVIGATION })
    expect([statusCode, headers.location]).toEqual([301, '/new/news?ref=a%20b'])
    expect((await app.inject({ url: '/nothing', headers: NAVIGATION })).statusCode).toBe(404)
  })

  test('navigation to an unknown URL, with status 404', async () => {
    const { app } = await openSite({ bundles })
    for (const url of [
      '/nothing',
      '/foo.png',
      '/',
      '//',
      '//evil.example/news',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/<b>',
      '/news/1/2',
    ]) {
      const response = await app.inject({ url, headers: NAVIGATION })
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('<title>Toys</title>')
      expect(response.body).not.toContain('/bundles/news/1.0.0-a/entry.js"')
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test('no request for a missing file', async () => {
    const { app } = await openSite({ bundles })
    const picture = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8', 'sec-fetch-dest': 'image' }
    for (const [url, headers] of [
      ['/favicon.ico', picture],
      ['/foo.png', picture],
      ['/news', picture],
      ['/foo.js', { accept: '*/*', 'sec-fetch-dest': 'script' }],
      ['/nothing.json', { accept: 'application/json' }],
      ['/robots.txt', { accept: '*/*' }],
    ] as const) {
      const response = await app.inject({ url, headers })
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe('There is nothing here.\n')
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test('no method but GET and HEAD', async () => {
    const { app } = await openSite({ bundles })
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const response = await app.inject({ url: '/news', method, headers: NAVIGATION })
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain('<html')
    }
    expect((await app.inject({ url: '/%E0%A4%A', headers: NAVIGATION })).statusCode).toBe(400)
  })

  test('HEAD, without a body', async () => {
    const { app } = await openSite({ bundles })
    const [known, unknown] = [
      await app.inject({ url: '/news', method: 'HEAD', headers: NAVIGATION }),
      await app.inject({ url: '/nothing', method: 'HEAD', headers: NAVIGATION }),
    ]
    expect([known.statusCode, known.body, unknown.statusCode, unknown.body]).toEqual([200, '', 404, ''])
    expect(known.headers).toHaveProperty('content-security-policy')
  })
})

describe('the head', () => {
  const titleIn = async (parts: object, url = '/news') => {
    const { app } = await openSite({ bundles, view: view(parts) })
    const response = await app.inject({ url, headers: NAVIGATION })
    return {
      title: /<title>(.*)<\/title>/.exec(response.body)?.[1],
      language: response.headers['content-language'],
    }
  }

  test("the title comes from the remote, in the visitor's language or else in English", async () => {
    expect(await titleIn({})).toEqual({ title: 'News – Toys', language: 'en' })
    expect(await titleIn({ locale: 'de' })).toEqual({ title: 'Nachrichten – Toys', language: 'de' })
    expect(await titleIn({ locale: 'fi' })).toEqual({ title: 'News – Toys', language: 'fi' })
    const american = await titleIn({ locale: 'en', lang: 'en-US' })
    expect(american).toEqual({ title: 'News – Toys', language: 'en-US' })
  })

  test("a page without a title has the site's", async () => {
    expect(await titleIn({ locale: 'de' }, '/news/7')).toMatchObject({ title: 'Toys' })
  })

  test('the description comes from the remote, too, and names the site', async () => {
    const descriptionAt = async (url: string, parts: object) => {
      const { app } = await openSite({ bundles, view: view(parts) })
      const { body } = await app.inject({ url, headers: NAVIGATION })
      return /<meta name="description" content="(.*)">/.exec(body)?.[1]
    }
    expect(await descriptionAt('/news', {})).toBe('What $&amp; is new at Toys')
    expect(await descriptionAt('/news', { locale: 'de', siteName: '$& Co' })).toBe('Neues bei $&amp; Co')
    expect(await descriptionAt('/news', { locale: 'fi' })).toBe('What $&amp; is new at Toys')
    expect(await descriptionAt('/news/7', { admits: () => true })).toBeUndefined()
    expect(await descriptionAt('/news', { brand: 'dolls' })).toBe('What is new at Toys for dolls')
    expect(await descriptionAt('/nothing', {})).toBeUndefined()
  })

  test('the site knows what the remote says about a page, and can override it', async () => {
    const head = (_match: unknown, own: { title: string; description?: string }) =>
      own.description ? { title: own.title.toUpperCase() } : { robots: 'noindex' }
    const { app } = await openSite({ bundles, view: view({ head }) })
    const described = (await app.inject({ url: '/news', headers: NAVIGATION })).body
    expect(described).toContain('<title>NEWS – TOYS</title>')
    expect(described).toContain('<meta name="description" content="What')
    expect(described).not.toContain('name="robots"')
    const { body } = await app.inject({ url: '/news/7', headers: NAVIGATION })
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test('the site can add metadata for each page', async () => {
    const { app } = await openSite({
      bundles,
      view: view({
        head: async (match?: { route: { name: string }; params: object }) => ({
          title: `${match?.route.name} ${JSON.stringify(match?.params)}`,
          description: 'Of today & tomorrow',
        }),
      }),
    })
    const { body } = await app.inject({ url: '/news/7', headers: NAVIGATION })
    expect(body).toContain('<title>item {&quot;id&quot;:&quot;7&quot;}</title>')
    expect(body).toContain('<meta name="description" content="Of today &amp; tomorrow">')
  })
})

test('a page contains the registry and the state', async () => {
  const { app } = await openSite({ bundles, view: view({ state: { user: '</script><!--\u2028' } }) })
  const { body } = await app.inject({ url: '/news', headers: NAVIGATION })
  const read = (id: string): unknown => JSON.parse(body.split(`id="${id}">`)[1]?.split('</script')[0] ?? '')
  expect(read('platform-registry')).toEqual((await app.inject('/registry.json')).json())
  expect(read('platform-state')).toEqual({ user: '</script><!--\u2028' })
})

test('the files of a page are only named for visitors who have access', async () => {
  const { app } = await openSite({ bundles })
  const file = (route: string) => `src="/bundles/news/1.0.0-a/${route}.js"`
  expect((await app.inject({ url: '/news', headers: NAVIGATION })).body).toContain(file('list'))
  expect((await app.inject({ url: '/news/7', headers: NAVIGATION })).body).not.toContain(file('item'))
  const { app: memberSite } = await openSite({ bundles, view: view({ admits: () => true }) })
  expect((await memberSite.inject({ url: '/news/7', headers: NAVIGATION })).body).toContain(file('item'))
})

test('pages of a built-in remote work like all others', async () => {
  const shell = shellBundle({ builtin: [{ ...news, version: 'inside' }] })
  const { app } = await openSite({ bundles: [shell] })
  const { body } = await app.inject({ url: '/news', headers: NAVIGATION })
  expect(body).toContain('<title>News – Toys</title>')
  expect(body).not.toContain('/bundles/news/')
})

describe('the headers', () => {
  test('only let own code run, forbid frames and forbid caching', async () => {
    const { app } = await openSite({ bundles, permissions: ['geolocation', 'publickey-credentials-get'] })
    const { headers, body } = await app.inject({ url: '/news', headers: NAVIGATION })
    const nonce = /nonce="([\w-]+)"/.exec(body)?.[1]
    const policy = String(headers['content-security-policy'])
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
        "require-trusted-types-for 'script'",
        'trusted-types default',
        `style-src 'self' 'nonce-${nonce}'`,
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(
        /camera=\(\).*geolocation=\(self\).*publickey-credentials-get=\(self\)/,
      ),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    const again = await app.inject({ url: '/news', headers: NAVIGATION })
    expect(again.headers['content-security-policy']).not.toBe(policy)
  })

  test('let frameworks write markup by the policies that the site names', async () => {
    const { app } = await openSite({ bundles, markupPolicies: ['vue', 'lit-html'] })
    const { headers } = await app.inject({ url: '/news', headers: NAVIGATION })
    expect(String(headers['content-security-policy']).split('; ')).toContain(
      'trusted-types default vue lit-html',
    )
  })

  test('let the same origin frame a page that declares it, and no other', async () => {
    const preview = route({ name: 'preview', path: '/preview', framing: 'self' })
    const { app } = await openSite({
      bundles: [shellBundle(), remoteBundle({ routes: [preview, route({ name: 'list', path: '/news' })] })],
    })
    for (const [url, ancestors] of [
      ['/preview', "'self'"],
      ['/news', "'none'"],
      ['/preview/more', "'none'"],
    ] as const) {
      const { headers } = await app.inject({ url, headers: NAVIGATION })
      expect(headers['content-security-policy']).toMatch(new RegExp(`frame-ancestors ${ancestors}$`))
    }
  })

  test('allow bundles from another host', async () => {
    const { app } = await openSite({ bundles, bundlesUrl: 'https://cdn.example/toys' })
    const { headers, body } = await app.inject({ url: '/news', headers: NAVIGATION })
    expect(body).toContain('src="https://cdn.example/toys/shell/1.0.0-s/main.js"')
    expect(body).not.toContain('"/bundles/')
    expect(headers['content-security-policy']).toMatch(/style-src 'self' https:\/\/cdn.example /)
  })
})

test('a URL that matches a pattern but has nothing behind it is a 404', async () => {
  const exists = ({ params }: { params: { id?: string } }) => params.id !== '8'
  const { app } = await openSite({ bundles, view: view({ exists, admits: () => true }) })
  expect((await app.inject({ url: '/news/7', headers: NAVIGATION })).statusCode).toBe(200)
  const response = await app.inject({ url: '/news/8', headers: NAVIGATION })
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('<title>Toys</title>')
  expect(response.body).not.toContain('/item.js" integrity')
})

test('if the site itself fails, the visitor gets an error page without the cause', async () => {
  const { app, log } = await openSite({
    bundles,
    view: () => Promise.reject(new Error('the database is <gone>')),
  })
  const response = await app.inject({ url: '/news', headers: NAVIGATION })
  expect(response.statusCode).toBe(500)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(response.body).toContain('Please try again in a minute.')
  expect(response.body).not.toContain('database')
  expect(log.join('')).toContain('the database is <gone>')
})

test('a process that sheds load can tell pages from what they load', async () => {
  const { app } = await openSite({
    bundles,
    prepare(app) {
      app.addHook('onRequest', async ({ routeOptions: { config } }, reply) =>
        config.isPage ? reply.code(503).send() : undefined,
      )
    },
  })
  const statusOf = async (url: string) => (await app.inject({ url, headers: NAVIGATION })).statusCode
  expect(await statusOf('/news')).toBe(503)
  expect(await statusOf('/registry.json')).toBe(200)
  expect(await statusOf('/bundles/news/1.0.0-a/bundle.json')).toBe(200)
})
