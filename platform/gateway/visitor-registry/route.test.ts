import { describe, expect, test } from 'vitest'
import { distFolder, remoteBundle, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { promote, publishTogether, rollback } from '../../registry/index.ts'
import { cookiesOf, NAVIGATION, openSite, release } from '../fixture-site.ts'

const oldShell = shellBundle({ version: '1' })
const newShell = shellBundle({ version: '2', offers: { react: '19.4.0' } })
const oldNews = remoteBundle({ version: '1' })

test('returns what is released, to be revalidated each time', async () => {
  const { app } = await openSite()
  const response = await app.inject('/registry.json')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  })
  expect(response.json()).toMatchObject({
    revision: 2,
    shell: { version: '1.0.0-s' },
    remotes: [{ name: 'news' }],
  })
})

test('a registry that the page already has is not sent again until it changes', async () => {
  const { app, storage } = await openSite()
  const first = await app.inject('/registry.json')
  const etag = String(first.headers.etag)
  const ask = (known: string) =>
    app.inject({ url: '/registry.json', headers: { 'if-none-match': known, cookie: cookiesOf(first) } })
  for (const known of [etag, etag.replace('W/', ''), `"a", ${etag}`, '*']) {
    const response = await ask(known)
    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' })
  }
  expect((await ask('"a", W/"b"')).statusCode).toBe(200)
  await release(storage, remoteBundle({ version: '2' }))
  await expect.poll(async () => (await ask(etag)).statusCode, { timeout: 2_000 }).toBe(200)
})

describe('the shell that a page runs', () => {
  const versionIn = async (query: string) => {
    const { app } = await openSite({ bundles: [oldShell, oldNews, newShell] })
    const response = await app.inject(`/registry.json${query}`)
    expect(response.statusCode).toBe(200)
    return response.json().shell.version
  }

  test('stays the same in its registry', async () => {
    expect(await versionIn('?shell=1')).toBe('1')
    expect(await versionIn('?shell=2')).toBe('2')
    expect(await versionIn('')).toBe('2')
  })

  test.each([
    '?shell=',
    '?shell=9.9.9',
    '?shell=1&shell=2',
    '?shell[]=1',
    '?shell=../news/1',
    '?shell=%00',
    '?shell=__proto__',
    `?shell=${'1'.repeat(500)}`,
  ])('is replaced by the current one if it is unknown (%s)', async (query) => {
    expect(await versionIn(query)).toBe('2')
  })
})

test('a page whose shell was rolled back with all remotes is told that a new page gets another one', async () => {
  const site = (major: string) => [
    shellBundle({ version: major, offers: { react: '19.3.1', ui: `${major}.0.0` } }),
    remoteBundle({ version: major, needs: { shared: { ui: `^${major}.0.0` }, contract: 1 } }),
  ]
  const { app, storage } = await openSite({ bundles: site('1') })
  const folders = await Promise.all(site('2').map((bundle) => distFolder(bundle, { compressed: true })))
  await publishTogether(storage, folders, { channel: { kind: 'live' } })
  const registryFor = async (shell: string) => (await app.inject(`/registry.json?shell=${shell}`)).json()
  const polled = () => registryFor('2')
  await expect.poll(polled, { timeout: 4_000 }).toMatchObject({ remotes: [{ version: '2' }] })
  expect(await registryFor('2')).not.toHaveProperty('shell.outdated')
  await rollback(storage, 'news')
  await expect.poll(polled, { timeout: 4_000 }).toMatchObject({ remotes: [] })
  expect(await registryFor('2')).toMatchObject({ shell: { version: '2', outdated: true } })
  expect(await registryFor('1')).not.toHaveProperty('shell.outdated')
})

test('without cookies an open page stays on its side of a canary, until that ends', async () => {
  const { app, storage } = await openSite()
  await release(storage, remoteBundle({ version: '2' }), { kind: 'canary', share: 0.5 })
  const newsOf = async (runs?: string) => {
    const query = runs === undefined ? '' : `?runs=news@${runs}`
    return (await app.inject(`/registry.json${query}`)).json().remotes[0].version as string
  }
  const seen = async (runs?: string) =>
    new Set(await Promise.all(Array.from({ length: 40 }, () => newsOf(runs))))
  await expect.poll(() => seen(), { timeout: 4_000 }).toEqual(new Set(['1.0.0-a', '2']))
  expect(await seen('2')).toEqual(new Set(['2']))
  expect(await seen('1.0.0-a')).toEqual(new Set(['1.0.0-a']))
  expect(await seen('9')).toEqual(new Set(['1.0.0-a', '2']))
  await rollback(storage, 'news')
  await expect.poll(() => seen('2'), { timeout: 4_000 }).toEqual(new Set(['1.0.0-a']))
})

test('a canary with a target is for pages opened in it, and stays there when the language is switched', async () => {
  const view = ({ headers }: { headers: Record<string, unknown> }) => ({
    locale: 'en',
    siteName: 'Toys',
    traits: { language: String(headers['accept-language']) },
    admits: () => true,
    state: null,
  })
  const { app, storage } = await openSite({ view })
  const only = { language: ['fi'] }
  await release(storage, remoteBundle({ version: '2' }), { kind: 'canary', share: 1, only })
  const pageIn = async (language: string) => {
    const headers = { ...NAVIGATION, 'accept-language': language }
    const page = await app.inject({ url: '/news', headers })
    return { cookie: cookiesOf(page), version: /\/bundles\/news\/([^/]+)\//.exec(page.body)?.[1] }
  }
  await expect.poll(async () => (await pageIn('fi')).version, { timeout: 4_000 }).toBe('2')
  const [inTarget, outside] = [await pageIn('fi'), await pageIn('sv')]
  expect(outside.version).toBe('1.0.0-a')
  const later = async ({ cookie, version }: Awaited<ReturnType<typeof pageIn>>, language: string) => {
    const headers = { cookie, 'accept-language': language }
    const response = await app.inject({ url: `/registry.json?runs=news@${version}`, headers })
    return response.json().remotes[0].version
  }
  expect([await later(inTarget, 'sv'), await later(outside, 'fi')]).toEqual(['2', '1.0.0-a'])
})

test('a fixed share of the visitors gets the canary, in the registry and in the page', async () => {
  const { app, storage } = await openSite()
  await release(storage, remoteBundle({ version: '2' }), { kind: 'hold' })
  const { revision } = await promote(storage, 'news', { version: '2', share: 0.5 })
  const ask = async (cookie?: string) =>
    app.inject({ url: '/registry.json', headers: cookie ? { cookie } : {} })
  await expect.poll(async () => (await ask()).json().revision, { timeout: 2_000 }).toBe(revision)
  const counts = { '1.0.0-a': 0, '2': 0 }
  for (let i = 0; i < 200; i++) {
    const first = await ask()
    const { version, channel } = first.json().remotes[0] as { version: keyof typeof counts; channel: string }
    counts[version]++
    expect(channel).toBe(version === '2' ? 'canary' : 'live')
    const cookie = cookiesOf(first)
    expect((await ask(cookie)).json()).toEqual(first.json())
    const page = await app.inject({ url: '/news', headers: { cookie } })
    expect(page.body).toContain(`/bundles/news/${version}/entry.js"`)
  }
  expect(counts['2']).toBeGreaterThan(60)
  expect(counts['1.0.0-a']).toBeGreaterThan(60)
})

test('tells tools which shells the gate holds new remotes against', async () => {
  const { app, storage } = await openSite({ bundles: [oldShell, oldNews] })
  const ask = async () => (await app.inject('/shells.json')).json<object>()
  const one = { name: 'shell', version: '1', base: '/bundles/shell/1/' }
  expect(await ask()).toEqual([one])
  await release(storage, newShell)
  await expect.poll(ask).toEqual([{ name: 'shell', version: '2', base: '/bundles/shell/2/' }, one])
})
