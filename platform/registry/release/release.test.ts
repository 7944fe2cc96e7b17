import { describe, expect, test } from 'vitest'
import type { Bundle } from '../../protocol/index.ts'
import { distFolder, remoteBundle, route, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import type { Storage } from '../storage/storage.ts'
import { history, versions } from './history.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import type { Channel } from './with-release.ts'

async function storageWith(...bundles: Bundle[]): Promise<Storage> {
  const storage = await temporaryStorage()
  for (const bundle of [shellBundle(), ...bundles]) await add(storage, bundle)
  return storage
}

async function add(storage: Storage, bundle: Bundle, channel: Channel = { kind: 'live' }): Promise<void> {
  await publish(storage, await distFolder(bundle), { channel })
}

const news = (version: string, parts: Parameters<typeof remoteBundle>[0] = {}) =>
  remoteBundle({ version, ...parts })
const entryOf = async (storage: Storage, name = 'news') => (await readDocument(storage)).remotes[name]

describe('promote', () => {
  test('makes the newest published version live', async () => {
    const storage = await storageWith(news('1'))
    await add(storage, news('2'), { kind: 'hold' })
    expect(await promote(storage, 'news')).toEqual({
      name: 'news',
      version: '2',
      from: '1',
      share: undefined,
      revision: 4,
    })
    expect(await entryOf(storage)).toMatchObject({ live: '2', previous: '1' })
  })

  test('with a share starts a canary, then changes its share, then makes it live', async () => {
    const storage = await storageWith(news('1'))
    await add(storage, news('2'), { kind: 'hold' })
    await add(storage, news('3'), { kind: 'hold' })
    expect(await promote(storage, 'news', { version: '2', share: 0.1 })).toMatchObject({
      version: '2',
      share: 0.1,
    })
    expect(await promote(storage, 'news', { share: 0.5 })).toMatchObject({ version: '2', share: 0.5 })
    expect((await entryOf(storage))?.canary).toMatchObject({ version: '2', share: 0.5 })
    expect(await promote(storage, 'news')).toMatchObject({ version: '2', from: '1' })
    expect((await entryOf(storage))?.canary).toBeUndefined()
  })

  test('passes the gate with the bundles served now', async () => {
    const storage = await storageWith(news('1'))
    await add(storage, news('2', { routes: [route({ name: 'archive', path: '/archive' })] }), {
      kind: 'hold',
    })
    await add(storage, remoteBundle({ name: 'shop', routes: [route({ name: 'shop', path: '/archive' })] }))
    await expect(promote(storage, 'news')).rejects.toMatchObject({ code: 'path-taken' })
    expect(await entryOf(storage)).toMatchObject({ live: '1' })
  })

  test('explains why it refuses', async () => {
    const storage = await storageWith(news('1'))
    await expect(promote(storage, 'shop')).rejects.toThrow(
      "'shop' was never published here. Published: shell, news.",
    )
    await expect(promote(storage, 'news', { version: '9' })).rejects.toThrow('news 9 is not published.')
    await expect(promote(storage, 'news', { version: '../../x' })).rejects.toThrow('is not published.')
    await expect(promote(storage, 'news')).rejects.toMatchObject({ code: 'already-live' })
    await expect(promote(storage, 'news', { version: '1', share: 0.1 })).rejects.toMatchObject({
      code: 'already-live',
    })
  })

  test('promotes a version that was rolled back only if it is named', async () => {
    const storage = await storageWith(news('1'), news('2'))
    await rollback(storage, 'news', { why: 'Articles were empty.' })
    await expect(promote(storage, 'news')).rejects.toMatchObject({
      code: 'rolled-back',
      message:
        'news 2, the newest, was rolled back: Articles were empty. Publish a better one, or name this version to promote it again.',
    })
    expect(await promote(storage, 'news', { version: '2' })).toMatchObject({ version: '2' })
  })
})

describe('rollback', () => {
  test('returns to the previous version, and then to the one before that', async () => {
    const storage = await storageWith(news('1'), news('2'), news('3'))
    expect(await rollback(storage, 'news')).toMatchObject({ version: '2', from: '3' })
    expect(await entryOf(storage)).toMatchObject({ live: '2', previous: '1' })
    expect(await rollback(storage, 'news')).toMatchObject({ version: '1', from: '2' })
    await expect(rollback(storage, 'news')).rejects.toMatchObject({ code: 'no-previous' })
  })

  test('returns to a named version', async () => {
    const storage = await storageWith(news('1'), news('2'), news('3'))
    expect(await rollback(storage, 'news', { version: '1' })).toMatchObject({ version: '1', from: '3' })
    await expect(rollback(storage, 'news', { version: '1' })).rejects.toMatchObject({ code: 'already-live' })
    await expect(rollback(storage, 'news', { version: '7' })).rejects.toMatchObject({ code: 'not-published' })
  })

  test('ends a canary and leaves the live version', async () => {
    const storage = await storageWith(news('1'), news('2'))
    await add(storage, news('3'), { kind: 'canary', share: 0.2 })
    expect(await rollback(storage, 'news')).toMatchObject({ version: '2', from: '3' })
    expect(await entryOf(storage)).toMatchObject({ live: '2', previous: '1' })
    expect((await entryOf(storage))?.canary).toBeUndefined()
  })

  test('passes the gate with the bundles served now', async () => {
    const storage = await storageWith(
      news('1', { routes: [route({ name: 'archive', path: '/archive' })] }),
      news('2'),
    )
    await add(storage, remoteBundle({ name: 'shop', routes: [route({ name: 'shop', path: '/archive' })] }))
    await expect(rollback(storage, 'news')).rejects.toMatchObject({ code: 'path-taken' })
    expect(await entryOf(storage)).toMatchObject({ live: '2' })
  })

  test('offers no fallback that could no longer be served', async () => {
    const archive = [route({ name: 'archive', path: '/archive' })]
    const storage = await storageWith(news('1', { routes: archive }), news('2'), news('3'))
    await add(storage, remoteBundle({ name: 'shop', routes: [route({ name: 'shop', path: '/archive' })] }))
    await rollback(storage, 'news')
    expect(await entryOf(storage)).toMatchObject({ live: '2' })
    expect((await entryOf(storage))?.previous).toBeUndefined()
  })
})

describe('the shell', () => {
  const needy = (version: string) => news(version, { needs: { shared: { ui: '^1.0.0' }, contract: 1 } })
  const offers = { react: '19.3.1', ui: '1.2.0' }

  test('is published, run as a canary, promoted and rolled back like a remote', async () => {
    const storage = await storageWith(news('1'))
    await add(storage, shellBundle({ version: '2' }), { kind: 'canary', share: 0.1 })
    expect((await readDocument(storage)).shell).toMatchObject({
      name: 'shell',
      live: '1.0.0-s',
      canary: { version: '2' },
    })
    await promote(storage, 'shell')
    expect((await readDocument(storage)).shell).toMatchObject({ live: '2', previous: '1.0.0-s' })
    await rollback(storage, 'shell')
    expect((await readDocument(storage)).shell).toMatchObject({ name: 'shell', live: '1.0.0-s' })
  })

  test('admits a remote that needs it once the previous shell is no longer served', async () => {
    const storage = await storageWith(news('1'))
    await expect(add(storage, needy('2'))).rejects.toMatchObject({ code: 'shared-missing' })
    await add(storage, shellBundle({ version: '2', offers }))
    await expect(add(storage, needy('2'))).rejects.toThrow('not offered by the previous shell 1.0.0-s')
    await add(storage, shellBundle({ version: '3', offers }))
    await add(storage, needy('2'))
    expect(await entryOf(storage)).toMatchObject({ live: '2' })
  })

  test('must not break any remote, not even a canary or a fallback', async () => {
    const storage = await storageWith(news('1'))
    await add(storage, shellBundle({ version: '2', offers }))
    await add(storage, shellBundle({ version: '3', offers }))
    await add(storage, needy('2'), { kind: 'canary', share: 0.1 })
    await expect(add(storage, shellBundle({ version: '4' }))).rejects.toThrow('The canary news 2 needs ui')
    await promote(storage, 'news')
    await expect(rollback(storage, 'shell', { version: '1.0.0-s' })).rejects.toThrow(
      'The live news 2 needs ui',
    )
    await rollback(storage, 'news', { version: '1' })
    await rollback(storage, 'shell', { version: '1.0.0-s' })
    expect((await readDocument(storage)).shell).toMatchObject({ live: '1.0.0-s' })
  })
})

test('history lists each event, newest first', async () => {
  const storage = await storageWith(news('1'))
  await add(storage, news('2'), { kind: 'canary', share: 0.25 })
  await rollback(storage, 'news', { why: 'too slow' })
  const steps = (await history(storage, 'news')).map((step) => ({ ...step, at: '' }))
  expect(steps).toEqual([
    { at: '', action: 'rollback', version: '1', from: '2', why: 'too slow' },
    { at: '', action: 'canary', version: '2', from: '1', why: '25% of the visitors' },
    { at: '', action: 'publish', version: '2' },
    { at: '', action: 'promote', version: '1' },
    { at: '', action: 'publish', version: '1' },
  ])
  await expect(history(storage, 'shop')).rejects.toMatchObject({ code: 'unknown-name' })
})

test('versions lists complete versions, newest first', async () => {
  const storage = await storageWith(news('1'), news('2'))
  await add(storage, news('3'), { kind: 'hold' })
  await storage.put('bundles/news/4/entry.js', Buffer.from('half'))
  expect(await versions(storage, 'news')).toMatchObject([
    { version: '3', publishedAt: expect.any(String) },
    { version: '2', role: 'live' },
    { version: '1', role: 'previous' },
  ])
})
