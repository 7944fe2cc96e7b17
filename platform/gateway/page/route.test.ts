import { describe, expect, test } from 'vitest'
import { remoteBundle, route, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { NAVIGATION, openSite } from '../fixture-site.ts'

const news = remoteBundle({
  routes: [
    route({ name: 'list', path: '/news' }),
    route({ name: 'item', path: '/news/:id', access: 'member' }),
  ],
  titles: { en: { list: 'News', item: 'One piece of news' }, de: { list: 'Nachrichten' } },
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

describe('what is answered with a page', () => {
  test('a known address, however it is asked for', async () => {
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
        const answer = await app.inject({ url, headers })
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(answer.body).toContain('<div id="root"></div>')
      }
    }
  })

  test('an unknown address, with a status that says so, when somebody goes there', async () => {
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
      const answer = await app.inject({ url, headers: NAVIGATION })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('<title>Toys</title>')
      expect(answer.body).not.toContain('/bundles/news/1.0.0-a/entry.js"')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('no file that is missing', async () => {
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
      const answer = await app.inject({ url, headers })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe('There is nothing here.\n')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('nothing that is sent here', async () => {
    const { app } = await openSite({ bundles })
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const answer = await app.inject({ url: '/news', method, headers: NAVIGATION })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('<html')
    }
    expect((await app.inject({ url: '/%E0%A4%A', headers: NAVIGATION })).statusCode).toBe(400)
  })

  test('HEAD, without its body', async () => {
    const { app } = await openSite({ bundles })
    const [known, unknown] = [
      await app.inject({ url: '/news', method: 'HEAD', headers: NAVIGATION }),
      await app.inject({ url: '/nothing', method: 'HEAD', headers: NAVIGATION }),
    ]
    expect([known.statusCode, known.body, unknown.statusCode, unknown.body]).toEqual([200, '', 404, ''])
    expect(known.headers).toHaveProperty('content-security-policy')
  })
})

describe('its head', () => {
  const titleIn = async (parts: object, url = '/news') => {
    const { app } = await openSite({ bundles, view: view(parts) })
    const answer = await app.inject({ url, headers: NAVIGATION })
    return {
      title: /<title>(.*)<\/title>/.exec(answer.body)?.[1],
      language: answer.headers['content-language'],
    }
  }

  test("the title is the remote's, in the visitor's language, else in English", async () => {
    expect(await titleIn({})).toEqual({ title: 'News – Toys', language: 'en' })
    expect(await titleIn({ locale: 'de' })).toEqual({ title: 'Nachrichten – Toys', language: 'de' })
    expect(await titleIn({ locale: 'fi' })).toEqual({ title: 'News – Toys', language: 'fi' })
  })

  test('a page without a title has that of the site', async () => {
    expect(await titleIn({ locale: 'de' }, '/news/7')).toMatchObject({ title: 'Toys' })
  })

  test('the site can say more, knowing which page it is', async () => {
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

test('the registry and the state stand in it', async () => {
  const { app } = await openSite({ bundles, view: view({ state: { user: '</script><!--\u2028' } }) })
  const { body } = await app.inject({ url: '/news', headers: NAVIGATION })
  const read = (id: string): unknown => JSON.parse(body.split(`id="${id}">`)[1]?.split('</script')[0] ?? '')
  expect(read('platform-registry')).toEqual((await app.inject('/registry.json')).json())
  expect(read('platform-state')).toEqual({ user: '</script><!--\u2028' })
})

test('the files of a page are named for those whom it lets in', async () => {
  const { app } = await openSite({ bundles })
  const file = (route: string) => `src="/bundles/news/1.0.0-a/${route}.js"`
  expect((await app.inject({ url: '/news', headers: NAVIGATION })).body).toContain(file('list'))
  expect((await app.inject({ url: '/news/7', headers: NAVIGATION })).body).not.toContain(file('item'))
  const { app: ofMembers } = await openSite({ bundles, view: view({ admits: () => true }) })
  expect((await ofMembers.inject({ url: '/news/7', headers: NAVIGATION })).body).toContain(file('item'))
})

test('pages of a remote that is built into the shell are like all others', async () => {
  const shell = shellBundle({ builtin: [{ ...news, version: 'inside' }] })
  const { app } = await openSite({ bundles: [shell] })
  const { body } = await app.inject({ url: '/news', headers: NAVIGATION })
  expect(body).toContain('<title>News – Toys</title>')
  expect(body).not.toContain('/bundles/news/')
})

describe('its headers', () => {
  test('only its own code runs, in no frame, and no cache keeps it', async () => {
    const { app } = await openSite({ bundles, permissions: ['geolocation', 'publickey-credentials-get'] })
    const { headers, body } = await app.inject({ url: '/news', headers: NAVIGATION })
    const nonce = /nonce="([\w-]+)"/.exec(body)?.[1]
    const policy = String(headers['content-security-policy'])
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
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

  test('bundles may lie on another host', async () => {
    const { app } = await openSite({ bundles, bundlesUrl: 'https://cdn.example/toys' })
    const { headers, body } = await app.inject({ url: '/news', headers: NAVIGATION })
    expect(body).toContain('src="https://cdn.example/toys/shell/1.0.0-s/main.js"')
    expect(body).not.toContain('"/bundles/')
    expect(headers['content-security-policy']).toMatch(/style-src 'self' https:\/\/cdn.example /)
  })
})

test('an address whose pattern fits, with nothing behind it, is answered like an unknown one', async () => {
  const exists = ({ params }: { params: { id?: string } }) => params.id !== '8'
  const { app } = await openSite({ bundles, view: view({ exists, admits: () => true }) })
  expect((await app.inject({ url: '/news/7', headers: NAVIGATION })).statusCode).toBe(200)
  const answer = await app.inject({ url: '/news/8', headers: NAVIGATION })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('<title>Toys</title>')
  expect(answer.body).not.toContain('/item.js" integrity')
})

test('where the site itself fails, the visitor gets a page that says so, without the reason', async () => {
  const { app, log } = await openSite({
    bundles,
    view: () => Promise.reject(new Error('the database is <gone>')),
  })
  const answer = await app.inject({ url: '/news', headers: NAVIGATION })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.body).toContain('Please try again in a minute.')
  expect(answer.body).not.toContain('database')
  expect(log.join('')).toContain('the database is <gone>')
})
