import { expect, test } from 'vitest'
import type { Bundle } from '../../protocol/index.ts'
import { distFolder, remoteBundle, route, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import type { Storage } from '../storage/storage.ts'
import { history } from './history.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { publishNew } from './publish-new.ts'
import { rollback } from './rollback.ts'
import type { Channel } from './with-release.ts'
import { withdraw } from './withdraw.ts'

const shell = shellBundle({ version: '1' })
const news = (version: string, parts: Parameters<typeof remoteBundle>[0] = {}) =>
  remoteBundle({ version, ...parts })

async function storageWith(...bundles: Bundle[]): Promise<Storage> {
  const storage = await temporaryStorage()
  for (const bundle of [shell, ...bundles]) await add(storage, bundle)
  return storage
}

async function add(storage: Storage, bundle: Bundle, channel: Channel = { kind: 'live' }): Promise<void> {
  await publish(storage, await distFolder(bundle), { channel })
}

/** Does with the builds of a checkout as a start does. */
async function startWith(storage: Storage, ...bundles: Bundle[]) {
  return publishNew(storage, await Promise.all(bundles.map((bundle) => distFolder(bundle))))
}

test('publishes what the registry has never seen, each bundle by itself', async () => {
  const storage = await temporaryStorage()
  const first = await startWith(storage, shell, news('1'))
  expect(first).toMatchObject({ published: [{ name: 'shell' }, { name: 'news' }], kept: [], refusals: [] })
  const next = await startWith(storage, shell, news('2'))
  expect(next.published).toMatchObject([{ name: 'news', version: '2', revision: 3 }])
  expect((await history(storage, 'news'))[0]).toMatchObject({ action: 'promote', version: '2', from: '1' })
  expect((await history(storage, 'news'))[0]).not.toHaveProperty('with')
})

test('a version that was rolled back stays rolled back', async () => {
  const storage = await storageWith(news('1'), news('2'))
  await rollback(storage, 'news', { why: 'bad title' })
  const before = await readDocument(storage)
  const started = await startWith(storage, shell, news('2'))
  expect(started).toEqual({
    published: [],
    kept: [{ name: 'news', version: '2', live: '1' }],
    refusals: [],
  })
  expect(await readDocument(storage)).toEqual(before)
})

test('new sources after a rollback are released', async () => {
  const storage = await storageWith(news('1'), news('2'))
  await rollback(storage, 'news')
  expect((await startWith(storage, shell, news('3'))).published).toMatchObject([{ version: '3' }])
  expect((await readDocument(storage)).remotes.news).toMatchObject({ live: '3', previous: '1' })
})

test('a canary stays a canary, a held version held, a withdrawn remote away, and a replaced version replaced', async () => {
  const storage = await storageWith(
    news('1'),
    ...['held', 'gone', 'old'].map((name) => remoteBundle({ name, version: '1' })),
  )
  await add(storage, news('2'), { kind: 'canary', share: 0.1 })
  await add(storage, remoteBundle({ name: 'held', version: '2' }), { kind: 'hold' })
  await withdraw(storage, 'gone')
  await add(storage, remoteBundle({ name: 'old', version: '2' }))
  const before = await readDocument(storage)
  const checkout = [
    news('2'),
    remoteBundle({ name: 'held', version: '2' }),
    remoteBundle({ name: 'gone', version: '1' }),
    remoteBundle({ name: 'old', version: '1' }),
  ]
  expect((await startWith(storage, shell, ...checkout)).kept).toEqual([
    { name: 'news', version: '2', live: '1', canary: expect.objectContaining({ share: 0.1 }) },
    { name: 'held', version: '2', live: '1' },
    { name: 'gone', version: '1' },
    { name: 'old', version: '1', live: '2' },
  ])
  expect(await readDocument(storage)).toEqual(before)
})

test('a version that was promoted after its rollback is simply live', async () => {
  const storage = await storageWith(news('1'), news('2'))
  await rollback(storage, 'news')
  await promote(storage, 'news', { version: '2' })
  expect(await startWith(storage, shell, news('2'))).toEqual({ published: [], kept: [], refusals: [] })
})

const BAD = { needs: { shared: {}, contract: 9 } }
const at = (name: string, version: string, path: string) =>
  remoteBundle({ name, version, routes: [route({ name, path })] })

test('a bundle that is refused stays as it is, with the reason, and the others are released', async () => {
  const storage = await storageWith(news('1'), remoteBundle({ name: 'shop', version: '1' }))
  const shop = remoteBundle({ name: 'shop', version: '2' })
  const started = await startWith(storage, shell, news('2', BAD), shop)
  expect(started.published).toMatchObject([{ name: 'shop', version: '2' }])
  expect(started.refusals).toMatchObject([{ code: 'contract' }])
  expect((await readDocument(storage)).remotes).toMatchObject({ news: { live: '1' }, shop: { live: '2' } })
  expect(await storage.list('bundles/news/2/')).toEqual([])
})

test('a bundle that passes only after a later one is released after it', async () => {
  const storage = await storageWith(at('news', '1', '/a'), at('shop', '1', '/b'))
  const started = await startWith(storage, shell, at('news', '2', '/b'), at('shop', '2', '/c'))
  expect(started.published.map(({ name, revision }) => `${name} ${revision}`)).toEqual(['shop 4', 'news 5'])
})

test('a bundle that is refused keeps no others from being released in one flip', async () => {
  const storage = await storageWith(
    at('news', '1', '/a'),
    at('shop', '1', '/b'),
    remoteBundle({ name: 'club' }),
  )
  const bad = remoteBundle({ name: 'club', version: '2', ...BAD })
  const started = await startWith(storage, shell, at('news', '2', '/b'), bad, at('shop', '2', '/a'))
  expect(started.published).toMatchObject([
    { name: 'news', revision: 5 },
    { name: 'shop', revision: 5 },
  ])
  expect(started.refusals).toMatchObject([{ code: 'contract' }])
})

test('releases in one flip what passes the gate only together', async () => {
  const needing = (name: string, version: string, range: string) =>
    remoteBundle({ name, version, needs: { shared: { ui: range }, contract: 1 } })
  const storage = await temporaryStorage()
  await add(storage, shellBundle({ version: '1', offers: { ui: '1.0.0' } }))
  await add(storage, needing('news', '1', '^1.0.0'))
  await add(storage, needing('shop', '1', '^1.0.0'))
  const started = await startWith(
    storage,
    shellBundle({ version: '2', offers: { ui: '2.0.0' } }),
    needing('news', '2', '^2.0.0'),
    needing('shop', '2', '^2.0.0'),
  )
  expect(started.published.map(({ name, revision }) => `${name} ${revision}`)).toEqual([
    'shell 4',
    'news 4',
    'shop 4',
  ])
  const { shell, remotes } = await readDocument(storage)
  expect([shell?.live, remotes.news?.live, remotes.shop?.live]).toEqual(['2', '2', '2'])
  expect((await history(storage, 'news'))[0]?.with).toEqual({ shell: '2', shop: '2' })
})

test('two starts at once on one storage leave both live, whoever wins', async () => {
  const storage = await temporaryStorage()
  const both = await Promise.all([startWith(storage, shell, news('1')), startWith(storage, shell, news('1'))])
  for (const { refusals } of both)
    for (const { code } of refusals) expect(['already-published', 'no-shell']).toContain(code)
  const doc = await readDocument(storage)
  expect([doc.shell?.live, doc.remotes.news?.live]).toEqual(['1', '1'])
})
