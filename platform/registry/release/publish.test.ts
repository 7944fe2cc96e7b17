import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { distFolder, remoteBundle, route, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import type { Storage } from '../storage/storage.ts'
import { checkBuilds } from './check-builds.ts'
import { publish } from './publish.ts'

const live = { channel: { kind: 'live' } } as const

async function storageWithShell() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), live)
  return storage
}

test('stores every file, including compressed ones, and serves the version', async () => {
  const storage = await storageWithShell()
  const now = new Date('2030-01-01T12:00:00Z')
  const published = await publish(storage, await distFolder(remoteBundle(), { compressed: true }), {
    ...live,
    now,
  })
  expect(published).toMatchObject({ name: 'news', version: '1.0.0-a', revision: 2, files: 15 })
  const keys = await storage.list('bundles/news/1.0.0-a/')
  // Those of the build, and the description for hosts of Module Federation.
  expect(keys).toHaveLength(16)
  expect(keys).toEqual(
    expect.arrayContaining(
      ['bundle.json', 'mf-manifest.json', 'entry.js', 'entry.js.br', 'news-home.js.gz'].map(
        (file) => `bundles/news/1.0.0-a/${file}`,
      ),
    ),
  )
  const at = now.toISOString()
  expect((await readDocument(storage)).remotes.news).toEqual({
    live: '1.0.0-a',
    history: [
      { at, action: 'publish', version: '1.0.0-a' },
      { at, action: 'promote', version: '1.0.0-a' },
    ],
  })
})

test('serves a canary to its share of visitors, and a held version to nobody', async () => {
  const storage = await storageWithShell()
  await publish(storage, await distFolder(remoteBundle()), live)
  await publish(storage, await distFolder(remoteBundle({ version: '1.1.0-b' })), {
    channel: { kind: 'canary', share: 0.1 },
  })
  await publish(storage, await distFolder(remoteBundle({ version: '1.2.0-c' })), {
    channel: { kind: 'hold' },
  })
  const news = (await readDocument(storage)).remotes.news
  expect(news).toMatchObject({ live: '1.0.0-a', canary: { version: '1.1.0-b', share: 0.1 } })
  expect(news?.history.map(({ action, version }) => `${action} ${version}`)).toEqual([
    'publish 1.0.0-a',
    'promote 1.0.0-a',
    'publish 1.1.0-b',
    'canary 1.1.0-b',
    'publish 1.2.0-c',
  ])
})

test('refuses to publish a version twice, whatever its content', async () => {
  const storage = await storageWithShell()
  const dist = await distFolder(remoteBundle())
  await publish(storage, dist, live)
  const before = await storage.read('bundles/news/1.0.0-a/bundle.json')
  const sentence =
    'news 1.0.0-a is already published, and a published version never changes. To serve it, promote it; to change it, build a new version.'
  await expect(publish(storage, dist, live)).rejects.toMatchObject({
    code: 'already-published',
    sentences: [sentence],
  })
  const other = await distFolder(remoteBundle({ federation: 'changed' }))
  await expect(publish(storage, other, live)).rejects.toMatchObject({ code: 'already-published' })
  expect(await storage.read('bundles/news/1.0.0-a/bundle.json')).toEqual(before)
  expect((await readDocument(storage)).revision).toBe(2)
})

test('does not store a bundle that the gate refuses', async () => {
  const storage = await storageWithShell()
  const dist = await distFolder(remoteBundle({ needs: { shared: { vue: '^3.0.0' }, contract: 9 } }))
  const refused = { code: 'shared-missing', refusals: [{ code: 'shared-missing' }, { code: 'contract' }] }
  await expect(publish(storage, dist, live)).rejects.toMatchObject(refused)
  await expect(checkBuilds(storage, [dist])).rejects.toMatchObject(refused)
  expect(await storage.list('bundles/news/')).toEqual([])
  expect((await readDocument(storage)).revision).toBe(1)
})

test('does not store a canary without a live version or with an invalid share', async () => {
  const storage = await storageWithShell()
  const dist = await distFolder(remoteBundle())
  const canary = (share: number) => publish(storage, dist, { channel: { kind: 'canary', share } })
  await expect(canary(0.1)).rejects.toMatchObject({ code: 'no-live' })
  await expect(canary(10)).rejects.toMatchObject({ code: 'bad-share' })
  expect(await storage.list('bundles/news/')).toEqual([])
})

test('refuses a build that does not match its bundle.json', async () => {
  const storage = await storageWithShell()
  const broken = async (change: (dist: string) => Promise<void>) => {
    const dist = await distFolder(remoteBundle(), { compressed: true })
    await change(dist)
    return publish(storage, dist, live)
  }
  const file = (name: string, text: string | Uint8Array) => (dist: string) =>
    writeFile(join(dist, name), text)
  const missing = (name: string) => (dist: string) => rm(join(dist, name))
  await expect(broken(file('entry.js', 'tampered'))).rejects.toMatchObject({ code: 'file-differs' })
  await expect(broken(file('entry.js.gz', gzipSync('other')))).rejects.toMatchObject({ code: 'file-differs' })
  await expect(broken(file('entry.js.br', 'no brotli'))).rejects.toMatchObject({ code: 'file-differs' })
  await expect(broken(file('bundle.json.gz', gzipSync('{}')))).rejects.toMatchObject({ code: 'file-differs' })
  await expect(broken(missing('page.css'))).rejects.toMatchObject({ code: 'file-missing' })
  await expect(broken(missing('bundle.json'))).rejects.toMatchObject({ code: 'file-missing' })
  await expect(broken(file('bundle.json', '{'))).rejects.toMatchObject({ code: 'bad-bundle' })
  const invalid: object[] = [
    { kind: 'app' },
    { name: '../up' },
    { version: 'a/b' },
    { files: { '../../evil.js': { integrity: '' } } },
    { files: {} },
    { needs: null },
    { descriptions: 'none' },
  ]
  for (const parts of invalid) {
    const bundle = JSON.stringify({ ...remoteBundle(), ...parts })
    await expect(broken(file('bundle.json', bundle))).rejects.toMatchObject({ code: 'bad-bundle' })
  }
  expect(await storage.list('bundles/news/')).toEqual([])
})

test('of two remotes that claim the same path at once, one is refused and its bundle stays stored', async () => {
  const storage = await storageWithShell()
  const dist = (name: string) => distFolder(remoteBundle({ name, routes: [route({ name, path: '/same' })] }))
  const [a, b] = [await dist('a'), await dist('b')]
  const both = await Promise.allSettled([publish(storage, a, live), publish(storage, b, live)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [refused] = both.filter((result) => result.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'path-taken' })
  expect(refused?.reason.sentences.at(-1)).toMatch(
    /Another release came first: [ab] 1.0.0-a is stored but not served/,
  )
  expect(Object.keys((await readDocument(storage)).remotes)).toHaveLength(1)
})

test('ten versions of a remote published at once all land, and the last one is live', async () => {
  const storage = await storageWithShell()
  const versions = Array.from({ length: 10 }, (_, i) => `1.${i}.0-x`)
  const dists = await Promise.all(versions.map((version) => distFolder(remoteBundle({ version }))))
  await Promise.all(dists.map((dist) => publish(storage, dist, live)))
  const doc = await readDocument(storage)
  const landed = doc.remotes.news?.history
    .filter(({ action }) => action === 'promote')
    .map(({ version }) => version)
  expect(landed?.toSorted()).toEqual(versions)
  expect(doc.remotes.news).toMatchObject({ live: landed?.at(-1), previous: landed?.at(-2) })
})

// Step 1 claims the version, 2 to 5 write files, 6 writes bundle.json and 7 the document.
test.each([1, 2, 3, 4, 5, 6, 7])('completes a publish that was interrupted at step %i', async (step) => {
  const storage = await storageWithShell()
  const dist = await distFolder(remoteBundle())
  await expect(publish(failingAt(storage, step), dist, live)).rejects.toThrow('The connection is lost.')
  expect((await readDocument(storage)).revision).toBe(1)
  await publish(storage, dist, live)
  expect((await readDocument(storage)).remotes.news?.live).toBe('1.0.0-a')
})

test('never mixes an interrupted build with a different build of the same version', async () => {
  const storage = await storageWithShell()
  await storage.create('bundles/news/1.0.0-a/entry.js', Buffer.from('of another build'))
  const dist = await distFolder(remoteBundle())
  await expect(publish(storage, dist, live)).rejects.toMatchObject({ code: 'half-published' })
  expect((await storage.read('bundles/news/1.0.0-a/entry.js'))?.toString()).toBe('of another build')
})

test('a different build that comes in between stores nothing, and keeps the first from nothing', async () => {
  const storage = await storageWithShell()
  const first = await distFolder(remoteBundle())
  const other = await distFolder(remoteBundle({ federation: 'another' }))
  let refusal: unknown
  const slow: Storage = {
    ...storage,
    async create(key, bytes) {
      if (key.startsWith('bundles/') && refusal === undefined) {
        refusal = null
        refusal = await publish(storage, other, live).catch((error: unknown) => error)
      }
      return storage.create(key, bytes)
    },
  }
  expect(await publish(slow, first, live)).toMatchObject({ revision: 2 })
  expect(refusal).toMatchObject({ code: 'half-published' })
  const stored = await storage.read('bundles/news/1.0.0-a/bundle.json')
  expect(stored).toEqual(await readFile(join(first, 'bundle.json')))
})

test('of different builds of a version at once one is published', async () => {
  const storage = await storageWithShell()
  const dists = await Promise.all(
    ['a', 'b', 'c', 'd'].map((federation) => distFolder(remoteBundle({ federation }))),
  )
  const results = await Promise.allSettled(dists.map((dist) => publish(storage, dist, live)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('only the same build completes a bundle that is stored but not released', async () => {
  const storage = await storageWithShell()
  const dist = await distFolder(remoteBundle())
  await expect(publish(failingAt(storage, 8), dist, live)).rejects.toThrow('The connection is lost.')
  const other = await distFolder(remoteBundle({ federation: 'another' }))
  await expect(publish(storage, other, live)).rejects.toMatchObject({ code: 'already-published' })
  expect(await publish(storage, dist, live)).toMatchObject({ revision: 2 })
})

test('accepts stored files that another compressor has compressed', async () => {
  const storage = await storageWithShell()
  const dist = await distFolder(remoteBundle(), { compressed: true })
  await publish(failingAt(storage, 16), dist, live).catch(() => undefined)
  const content = await storage.read('bundles/news/1.0.0-a/entry.js')
  await storage.put('bundles/news/1.0.0-a/entry.js.gz', gzipSync(content ?? '', { level: 0 }))
  expect(await publish(storage, dist, live)).toMatchObject({ revision: 2 })
})

/** A storage whose nth create fails, and every one after it. */
function failingAt(storage: Storage, step: number): Storage {
  let created = 0
  return {
    ...storage,
    async create(key, bytes) {
      created++
      if (created >= step) throw new Error('The connection is lost.')
      return storage.create(key, bytes)
    },
  }
}
