import { describe, expect, test } from 'vitest'
import { remoteBundle, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { promote } from '../../registry/index.ts'
import { cookiesOf, openSite, release } from '../fixture-site.ts'

const oldShell = shellBundle({ version: '1' })
const newShell = shellBundle({ version: '2', offers: { react: '19.4.0' } })
const oldNews = remoteBundle({ version: '1' })

test('says what is released, and asks to be asked again', async () => {
  const { app } = await openSite()
  const answer = await app.inject('/registry.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  })
  expect(answer.json()).toMatchObject({
    revision: 2,
    shell: { version: '1.0.0-s' },
    remotes: [{ name: 'news' }],
  })
})

test('what the page knows already is not sent again, until there is something new', async () => {
  const { app, storage } = await openSite()
  const first = await app.inject('/registry.json')
  const etag = String(first.headers.etag)
  const ask = (known: string) =>
    app.inject({ url: '/registry.json', headers: { 'if-none-match': known, cookie: cookiesOf(first) } })
  for (const known of [etag, etag.replace('W/', ''), `"a", ${etag}`, '*']) {
    const answer = await ask(known)
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
    expect(answer.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' })
  }
  expect((await ask('"a", W/"b"')).statusCode).toBe(200)
  await release(storage, remoteBundle({ version: '2' }))
  await expect.poll(async () => (await ask(etag)).statusCode, { timeout: 2_000 }).toBe(200)
})

describe('the shell that a page runs', () => {
  const versionIn = async (query: string) => {
    const { app } = await openSite({ bundles: [oldShell, oldNews, newShell] })
    const answer = await app.inject(`/registry.json${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.json().shell.version
  }

  test('is the one that it is told of', async () => {
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
  ])('where nothing is known of it (%s), the one that the visitor would get', async (query) => {
    expect(await versionIn(query)).toBe('2')
  })
})

test('a share of the visitors is told of the canary, the same ones each time, in the page as well', async () => {
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
