import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { BUNDLE_FILE, type RemoteBundle } from '../../protocol/index.ts'
import { remoteBundle, route } from '../../registry/bundles/fixture-bundle.ts'
import { cookiesOf, NAVIGATION, openSite, SECRET } from '../fixture-site.ts'
import { signOverrides } from './token.ts'

const mine = remoteBundle({
  version: 'dev',
  routes: [route({ name: 'new', path: '/new' })],
  titles: { en: { new: 'New' } },
})

/** Starts a server that stands for a developer's machine. */
async function serveBundle(content: RequestListener | RemoteBundle) {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    if (typeof content === 'function') content(request, response)
    else response.end(JSON.stringify(content))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return { host, url: `http://${host}/dist/`, requested }
}

type Site = Awaited<ReturnType<typeof openSite>>

function open({ app }: Site, token: string) {
  return app.inject({ url: `/override?token=${token}`, headers: NAVIGATION })
}

async function remotesOf({ app }: Site, cookie: string) {
  const response = await app.inject({ url: '/registry.json', headers: { cookie } })
  return response.json().remotes as { name: string; version: string; channel: string; base: string }[]
}

async function overridesOf({ app }: Site, cookie: string) {
  const response = await app.inject({ url: '/registry.json', headers: { cookie } })
  return response.json().overrides as unknown
}

const RELEASED = [expect.objectContaining({ name: 'news', version: '1.0.0-a', channel: 'live' })]

test('one browser gets the remote from another host, with its pages and styles', async () => {
  const machine = await serveBundle(mine)
  const site = await openSite({ overrideHosts: [machine.host] })
  const response = await open(site, signOverrides(SECRET, { news: machine.url.slice(0, -1) }))
  expect(response.statusCode).toBe(303)
  expect(response.headers).toMatchObject({
    location: '/',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(response.cookies).toMatchObject([
    { name: 'platform-override', httpOnly: true, sameSite: 'Lax', maxAge: 3600 },
  ])
  const cookie = cookiesOf(response)
  expect(await remotesOf(site, cookie)).toEqual([
    expect.objectContaining({ name: 'news', version: 'dev', channel: 'override', base: machine.url }),
  ])
  expect((await remotesOf(site, cookie))[0]).not.toHaveProperty('fallback')
  expect(machine.requested).toContain(`/dist/${BUNDLE_FILE}`)
  expect(await overridesOf(site, cookie)).toEqual([{ name: 'news', base: machine.url }])
  expect(await overridesOf(site, '')).toBeUndefined()

  const page = await site.app.inject({ url: '/new', headers: { ...NAVIGATION, cookie } })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<title>New – Toys</title>')
  expect(page.body).toContain(`src="${machine.url}new.js"`)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`style-src 'self' http://${machine.host} 'nonce-`)
  expect(policy).toContain(`connect-src 'self' http://${machine.host} ws://${machine.host};`)

  expect(await remotesOf(site, '')).toEqual(RELEASED)
  const others = await site.app.inject({ url: '/news', headers: NAVIGATION })
  expect(others.headers['content-security-policy']).not.toContain(machine.host)
})

test('a remote that is not released yet can be loaded too', async () => {
  const machine = await serveBundle(remoteBundle({ name: 'weather', version: 'dev' }))
  const site = await openSite({ overrideHosts: [machine.host] })
  const cookie = cookiesOf(await open(site, signOverrides(SECRET, { weather: machine.url })))
  expect((await remotesOf(site, cookie)).map(({ name }) => name)).toEqual(['news', 'weather'])
})

test('an override can be ended', async () => {
  const machine = await serveBundle(mine)
  const site = await openSite({ overrideHosts: [machine.host] })
  const cookie = cookiesOf(await open(site, signOverrides(SECRET, { news: machine.url })))
  const response = await site.app.inject({ url: '/override?end', headers: { ...NAVIGATION, cookie } })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/')
  expect(response.cookies).toMatchObject([
    { name: 'platform-override', value: '', path: '/', expires: new Date(0) },
  ])
})

test('over HTTPS the cookie is bound to this host', async () => {
  const machine = await serveBundle(mine)
  const site = await openSite({ overrideHosts: [machine.host], isSecure: true })
  const response = await open(site, signOverrides(SECRET, { news: machine.url }))
  expect(response.cookies).toMatchObject([{ name: '__Host-platform-override', secure: true, path: '/' }])
})

describe('refuses', () => {
  test('everything if no host is allowed', async () => {
    const machine = await serveBundle(mine)
    const site = await openSite()
    const token = signOverrides(SECRET, { news: machine.url })
    expect((await open(site, token)).statusCode).toBe(403)
    expect(await remotesOf(site, `platform-override=${token}`)).toEqual(RELEASED)
    expect(machine.requested).toEqual([])
  })

  test('a token that is forged, expired or missing', async () => {
    const site = await openSite({ overrideHosts: ['localhost:1'] })
    const expired = signOverrides(SECRET, { news: 'http://localhost:1/' }, Date.now() - 60 * 60 * 1000)
    const forged = signOverrides('another secret, as long', { news: 'http://localhost:1/' })
    for (const query of [
      '',
      '?token=',
      `?token=${expired}`,
      `?token=${forged}`,
      `?token=${forged}&token=${forged}`,
    ]) {
      const response = await site.app.inject({ url: `/override${query}`, headers: NAVIGATION })
      expect(response.statusCode).toBe(403)
      expect(response.cookies).toEqual([])
      expect(response.body).toContain('not signed for this site')
    }
    for (const token of [expired, forged, 'a']) {
      expect(await remotesOf(site, `platform-override=${token}`)).toEqual(RELEASED)
    }
  })

  test('a host that is not listed, however it is written', async () => {
    const machine = await serveBundle(mine)
    const [, port] = machine.host.split(':')
    const site = await openSite({ overrideHosts: ['localhost', 'toys.example', `allowed.example:${port}`] })
    for (const url of [
      machine.url,
      `http://allowed.example:${port}@${machine.host}/`,
      `http://127.0.0.1:${port}/`,
      'ftp://toys.example/',
      'javascript://toys.example/%0aalert(1)',
      'file:///etc/',
      '//toys.example/',
      'not a URL',
    ]) {
      const token = signOverrides(SECRET, { news: url })
      const response = await open(site, token)
      expect(response.statusCode).toBe(403)
      expect(response.body).toContain('This site accepts no code from')
      const cookie = `platform-override=${token}`
      expect(await remotesOf(site, cookie)).toEqual(RELEASED)
      const page = await site.app.inject({ url: '/news', headers: { ...NAVIGATION, cookie } })
      expect(page.headers['content-security-policy']).toContain("connect-src 'self';")
    }
    expect(machine.requested).toEqual([])
  })
})

describe('the released version stays, and the link says why, if the machine responds with', () => {
  let elsewhere: string[]

  async function expectRefusal(site: Site, url: string) {
    const token = signOverrides(SECRET, { news: url })
    const response = await open(site, token)
    expect(response.statusCode).toBe(502)
    expect(response.cookies).toEqual([])
    expect(response.body).toContain(`news cannot be loaded from ${url}: `)
    expect(response.body).toContain('The address must be the folder of a build')
    // The machine may also go away later.
    const cookie = `platform-override=${token}`
    expect(await remotesOf(site, cookie)).toEqual(RELEASED)
    expect(await overridesOf(site, cookie)).toEqual([
      { name: 'news', base: url, problem: expect.stringMatching(/./) },
    ])
  }

  beforeEach(() => {
    elsewhere = []
  })

  test.each<[string, RequestListener]>([
    ['not found', (_, response) => void response.writeHead(404).end(JSON.stringify(mine))],
    ['invalid JSON', (_, response) => void response.end('<html>')],
    ['another remote', (_, response) => void response.end(JSON.stringify({ ...mine, name: 'other' }))],
    [
      'an incomplete bundle',
      (_, response) => void response.end(JSON.stringify({ kind: 'remote', name: 'news' })),
    ],
    ['null', (_, response) => void response.end('null')],
    [
      'a page without files',
      (_, response) => void response.end(JSON.stringify({ ...mine, pages: { new: null } })),
    ],
    ['a broken connection', (_, response) => void response.destroy()],
    [
      'too many bytes',
      (_, response) => void response.end(JSON.stringify({ ...mine, more: 'a'.repeat(1_100_000) })),
    ],
    ['no end', (_, response) => void response.writeHead(200).write('{')],
  ])('%s', async (_, listener) => {
    const machine = await serveBundle(listener)
    const site = await openSite({ overrideHosts: [machine.host] })
    await expectRefusal(site, machine.url)
    expect(site.log.join('')).toContain('the override of news cannot be loaded')
  })

  test('a redirect, which is not followed', async () => {
    const target = await serveBundle((request, response) => {
      elsewhere.push(request.url ?? '')
      response.end(JSON.stringify(mine))
    })
    const machine = await serveBundle(
      (_, response) => void response.writeHead(302, { location: target.url }).end(),
    )
    const site = await openSite({ overrideHosts: [machine.host] })
    await expectRefusal(site, machine.url)
    expect(elsewhere).toEqual([])
  })
})
