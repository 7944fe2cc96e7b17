import { expect, test } from 'vitest'
import { remoteBundle, route, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { promote } from '../../registry/index.ts'
import { cookiesOf, NAVIGATION, openSite, release, SECRET } from '../fixture-site.ts'
import { type Override, signOverride } from './token.ts'

const HOUR_MS = 60 * 60 * 1000
const next = remoteBundle({
  version: '2',
  routes: [route({ name: 'new', path: '/new' })],
  titles: { en: { new: 'New' } },
})

/** A site on which the next versions of remote and shell are stored, and a browser that has opened a link. */
async function openPreview(override: Partial<Override>, bundle = next) {
  const site = await openSite()
  await release(site.storage, bundle, { kind: 'hold' })
  await release(site.storage, shellBundle({ version: '2.0.0-s', data: { slots: [] } }), { kind: 'hold' })
  const token = signOverride(SECRET, { remotes: {}, versions: {}, until: Date.now() + HOUR_MS, ...override })
  const follow = async (url: string, cookie = '') => {
    const response = await site.app.inject({ url, headers: { ...NAVIGATION, cookie } })
    return { response, cookie: cookiesOf(response) }
  }
  const opened = await follow(`/override?token=${token}`)
  return { site, follow, ...opened }
}

type Site = Awaited<ReturnType<typeof openSite>>

async function registryFor({ app }: Site, cookie: string, url = '/registry.json') {
  const response = await app.inject({ url, headers: { cookie } })
  const { shell, remotes, overrides } = response.json()
  return { shell, remotes, overrides }
}

test('a link shows a version that nobody gets yet, in one browser, on the page that it names', async () => {
  const { site, response, cookie } = await openPreview({ versions: { news: '2' }, page: '/new?a=b' })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/new?a=b')
  expect(response.cookies).toMatchObject([{ name: 'platform-override', httpOnly: true, maxAge: 3600 }])
  const base = '/bundles/news/2/'
  expect(await registryFor(site, cookie)).toMatchObject({
    remotes: [{ name: 'news', version: '2', channel: 'override', base }],
    overrides: [{ name: 'news', base }],
  })
  const page = await site.app.inject({ url: '/new', headers: { ...NAVIGATION, cookie } })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<title>New – Toys</title>')
  const others = await site.app.inject({ url: '/new', headers: NAVIGATION })
  expect(others.statusCode).toBe(404)
})

test('its parts are switched off and on again, and it ends', async () => {
  const { site, follow, cookie } = await openPreview({ versions: { news: '2' } })
  const off = await follow('/override?switch=news&page=/news', cookie)
  expect(off.response.headers.location).toBe('/news')
  expect(await registryFor(site, off.cookie)).toMatchObject({
    remotes: [{ version: '1.0.0-a', channel: 'live' }],
    overrides: [{ name: 'news', base: '/bundles/news/2/', isOff: true }],
  })
  const on = await follow('/override?switch=news', off.cookie)
  expect(await registryFor(site, on.cookie)).toMatchObject({ remotes: [{ version: '2' }] })
  const ended = await follow('/override?end&page=//evil.example', on.cookie)
  expect(ended.response.headers.location).toBe('/')
  expect(ended.response.cookies).toMatchObject([{ value: '' }])
})

test('ends by itself', async () => {
  const { site } = await openPreview({})
  const token = signOverride(SECRET, { remotes: {}, versions: { news: '2' }, until: Date.now() - 1 })
  const late = await site.app.inject({ url: `/override?token=${token}`, headers: NAVIGATION })
  expect(late.statusCode).toBe(403)
  expect(await registryFor(site, `platform-override=${token}`)).toMatchObject({
    remotes: [{ version: '1.0.0-a' }],
  })
  const switched = await site.app.inject({
    url: '/override?switch=news',
    headers: { ...NAVIGATION, cookie: `platform-override=${token}` },
  })
  expect(switched.cookies).toEqual([])
})

test('shows another shell, whose pages need not be loaded anew for that', async () => {
  const { site, cookie } = await openPreview({ versions: { shell: '2.0.0-s' } })
  const page = await site.app.inject({ url: '/news', headers: { ...NAVIGATION, cookie } })
  expect(page.body).toContain('/bundles/shell/2.0.0-s/')
  const { shell } = await registryFor(site, cookie, '/registry.json?shell=2.0.0-s')
  expect(shell).toMatchObject({ version: '2.0.0-s', channel: 'override' })
  expect(shell).not.toHaveProperty('outdated')
})

test('says why a version cannot be shown, and shows the released one', async () => {
  // The next shell has no place for banners.
  const banner = remoteBundle({ version: '3', slots: [{ slot: 'banner', widget: 'tip' }] })
  const versions = { news: '3', shell: '2.0.0-s', gone: '1' }
  const { site, cookie } = await openPreview({ versions }, banner)
  expect(await registryFor(site, cookie, '/registry.json?shell=2.0.0-s')).toMatchObject({
    remotes: [{ version: '1.0.0-a' }],
    overrides: [
      { name: 'news', problem: expect.stringMatching(/banner.* shell 2\.0\.0-s\.$/) },
      { name: 'shell', base: '/bundles/shell/2.0.0-s/' },
      { name: 'gone', problem: 'gone 1 is not published any more.' },
    ],
  })
})

test('a tag brings a browser into the canary that is limited to it', async () => {
  const { site, cookie } = await openPreview({ tag: 'beta' })
  await promote(site.storage, 'news', { version: '2', share: 1, only: { tag: ['beta'] } })
  const statusOf = async (headers: Record<string, string>) =>
    (await site.app.inject({ url: '/new', headers: { ...NAVIGATION, ...headers } })).statusCode
  await expect.poll(() => statusOf({ cookie })).toBe(200)
  expect(await statusOf({})).toBe(404)
})
