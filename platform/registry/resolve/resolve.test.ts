import { describe, expect, test } from 'vitest'
import type { Bundle } from '../../protocol/index.ts'
import { bundleCache, type FindBundle } from '../bundles/cache.ts'
import { distFolder, remoteBundle, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { bucketOf } from '../canary/bucket.ts'
import { type RegistryDocument, readDocument } from '../document/document.ts'
import { publish } from '../release/publish.ts'
import { resolve } from './resolve.ts'

const visitors = Array.from({ length: 10_000 }, (_, i) => `visitor-${i}`)
const history: [] = []

function finding(...bundles: Bundle[]): FindBundle {
  const known = new Map(bundles.map((bundle) => [`${bundle.name} ${bundle.version}`, bundle]))
  return (name, version) => {
    const bundle = known.get(`${name} ${version}`)
    return bundle && { bundle, integrity: `sha256-of-${name}-${version}` }
  }
}

const shell1 = shellBundle({ version: '1' })
const shell2 = shellBundle({ version: '2', data: { contracts: [1, 2] } })
const news1 = remoteBundle({ version: '1' })
const news2 = remoteBundle({ version: '2' })
const news3 = remoteBundle({ version: '3', needs: { shared: {}, contract: 2 } })
const find = finding(shell1, shell2, news1, news2, news3)

function document(parts: Partial<RegistryDocument> = {}): RegistryDocument {
  return {
    revision: 7,
    shell: { name: 'shell', live: '1', history },
    remotes: { news: { live: '2', previous: '1', history } },
    ...parts,
  }
}

const canary = (version: string, share: number) => ({ version, share, since: '2030-01-01T00:00:00Z' })

test('gives the page everything it needs to know about each remote', () => {
  expect(resolve(document(), find, { visitor: 'visitor-a' })).toEqual({
    revision: 7,
    shell: { name: 'shell', version: '1', channel: 'live', base: '/bundles/shell/1/' },
    remotes: [
      {
        name: 'news',
        version: '2',
        channel: 'live',
        base: '/bundles/news/2/',
        federation: 'news_2',
        entry: 'entry.js',
        pages: { 'news-home': { js: ['news-home.js'], css: ['page.css'] } },
        widgets: {},
        words: { en: { js: ['words.en.js'], css: [] } },
        integrity: Object.fromEntries(
          Object.entries(news2.files).map(([file, info]) => [file, info.integrity]),
        ),
        routes: news2.data.routes,
        slots: [],
        fallback: { version: '1', base: '/bundles/news/1/', integrity: 'sha256-of-news-1' },
      },
    ],
  })
})

test('bundles can be served from another URL', () => {
  const [news] = resolve(
    document(),
    find,
    { visitor: 'visitor-a' },
    { base: 'https://cdn.example/b/' },
  ).remotes
  expect(news?.base).toBe('https://cdn.example/b/news/2/')
  expect(news?.fallback?.base).toBe('https://cdn.example/b/news/1/')
})

test('refuses if no shell is live', () => {
  expect(() => resolve({ revision: 0, remotes: {} }, find, { visitor: 'visitor-a' })).toThrow(
    'No shell is live yet. Publish one first.',
  )
  const held = document({ shell: { name: 'shell', history } })
  expect(() => resolve(held, find, { visitor: 'visitor-a' })).toThrow('No shell is live yet')
})

describe('a canary', () => {
  const doc = (share: number) =>
    document({ remotes: { news: { live: '1', previous: '0', canary: canary('2', share), history } } })
  const onCanary = (share: number, name = 'news') =>
    visitors.filter(
      (visitor) =>
        resolve(doc(share), find, { visitor }).remotes.find((r) => r.name === name)?.channel === 'canary',
    )

  test('of 10% goes to 10% of 10,000 visitors, within statistical error', () => {
    const count = onCanary(0.1).length
    expect(count).toBeGreaterThan(900 - 20) // 4 standard deviations of a fair draw are 120
    expect(count).toBeLessThan(1_100 + 20)
  })

  test('stays with a visitor while its share grows', () => {
    const ten = onCanary(0.1)
    expect(onCanary(0.1)).toEqual(ten)
    const thirty = new Set(onCanary(0.3))
    expect(ten.every((visitor) => thirty.has(visitor))).toBe(true)
    expect(onCanary(1)).toHaveLength(10_000)
  })

  test('of another remote or version goes to other visitors', () => {
    const both = visitors.filter(
      (v) => bucketOf(v, 'news', '2') < 0.1 && bucketOf(v, 'shop', '2') < 0.1,
    ).length
    const again = visitors.filter(
      (v) => bucketOf(v, 'news', '2') < 0.1 && bucketOf(v, 'news', '3') < 0.1,
    ).length
    for (const count of [both, again]) {
      expect(count).toBeGreaterThan(60) // 100 expected, 4 deviations are 40
      expect(count).toBeLessThan(140)
    }
  })

  test('falls back to the live version', () => {
    const [news] = resolve(doc(1), find, { visitor: 'visitor-a' }).remotes
    expect(news).toMatchObject({ version: '2', channel: 'canary', fallback: { version: '1' } })
  })
})

describe('versions that are incompatible with the shell', () => {
  test('are skipped: the live version is next, then the previous one', () => {
    const trial = document({ remotes: { news: { live: '2', canary: canary('3', 1), history } } })
    expect(resolve(trial, find, { visitor: 'visitor-a' }).remotes).toMatchObject([
      { version: '2', channel: 'live' },
    ])
    const ahead = document({ remotes: { news: { live: '3', previous: '2', history } } })
    const [news] = resolve(ahead, find, { visitor: 'visitor-a' }).remotes
    expect(news).toMatchObject({ version: '2', channel: 'live' })
    expect(news).not.toHaveProperty('fallback')
  })

  test('are left out if none is compatible; other remotes are still served', () => {
    const remotes = { news: { live: '3', history }, gone: { live: '1', history }, held: { history } }
    expect(resolve(document({ remotes }), find, { visitor: 'visitor-a' }).remotes).toEqual([])
  })

  test('are not used as a fallback', () => {
    const shell = { name: 'shell', live: '1', history }
    const remotes = { news: { live: '2', previous: '3', history } }
    expect(
      resolve(document({ shell, remotes }), find, { visitor: 'visitor-a' }).remotes[0],
    ).not.toHaveProperty('fallback')
  })

  test("depend on this visitor's shell", () => {
    const shell = { name: 'shell', live: '1', canary: canary('2', 0.5), history }
    const remotes = { news: { live: '2', canary: canary('3', 0.5), history } }
    const seen = new Set<string>()
    for (const visitor of visitors.slice(0, 1_000)) {
      const found = resolve(document({ shell, remotes }), find, { visitor })
      seen.add(`${found.shell.version}${found.remotes[0]?.version}`)
    }
    expect([...seen].sort()).toEqual(['12', '22', '23'])
  })
})

describe('an open page', () => {
  const doc = document({
    shell: { name: 'shell', live: '2', previous: '1', canary: undefined, history },
    remotes: { news: { live: '3', previous: '2', history } },
  })

  test('keeps its shell, and gets remotes that are compatible with it', () => {
    expect(resolve(doc, find, { visitor: 'visitor-a' })).toMatchObject({
      shell: { version: '2' },
      remotes: [{ version: '3' }],
    })
    expect(resolve(doc, find, { visitor: 'visitor-a' }, { shell: '1' })).toMatchObject({
      shell: { version: '1', channel: 'live' },
      remotes: [{ version: '2' }],
    })
  })

  test('is told if a new page would get another shell', () => {
    const shellFor = (open?: string, shell = doc.shell) =>
      resolve({ ...doc, shell }, find, { visitor: 'visitor-a' }, { shell: open }).shell
    expect(shellFor('1')).toMatchObject({ version: '1', outdated: true })
    for (const open of [undefined, '2', '0']) expect(shellFor(open)).not.toHaveProperty('outdated')
    const rolledBack = { name: 'shell', live: '1', history }
    expect(shellFor('2', rolledBack)).toMatchObject({ version: '2', outdated: true })
  })

  test('whose shell is no longer published gets the current one', () => {
    expect(resolve(doc, find, { visitor: 'visitor-a' }, { shell: '0' }).shell.version).toBe('2')
    expect(resolve(doc, find, { visitor: 'visitor-a' }, { shell: 'news' }).shell.version).toBe('2')
  })
})

test('a shell with built-in remotes serves those, from its own folder', () => {
  const inside = remoteBundle({ version: '9', files: {} })
  const monolith = shellBundle({
    version: '9',
    builtin: [inside],
    files: { ...shell1.files, 'entry.js': { bytes: 1, gzip: 1, integrity: 'sha256-inside' } },
  })
  const doc = document({ shell: { name: 'shell', live: '9', history } })
  expect(resolve(doc, finding(monolith, news2), { visitor: 'visitor-a' }).remotes).toMatchObject([
    {
      name: 'news',
      version: '9',
      channel: 'builtin',
      base: '/bundles/shell/9/',
      integrity: { 'entry.js': 'sha256-inside' },
    },
  ])
})

test('a warmed cache finds published bundles, with the integrity of their bundle.json', async () => {
  const storage = await temporaryStorage()
  const live = { channel: { kind: 'live' } } as const
  for (const bundle of [shellBundle({ version: '1' }), news1, news2])
    await publish(storage, await distFolder(bundle), live)
  const cache = bundleCache(storage)
  const doc = await readDocument(storage)
  expect(cache.get('news', '2')).toBeUndefined()
  await cache.warm(doc)
  expect(resolve(doc, cache.get, { visitor: 'visitor-a' }).remotes).toMatchObject([
    { version: '2', fallback: { integrity: cache.get('news', '1')?.integrity } },
  ])
  expect(cache.get('news', '1')?.integrity).toMatch(/^sha256-[\w+/]{43}=$/)
  expect(await cache.load('news', '7')).toBeNull()
  expect(await cache.load('..', '../x')).toBeNull()
})
