import { expect, test } from 'vitest'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
} from '../../registry/bundles/fixture-bundle.ts'
import { publish, type Storage } from '../../registry/index.ts'
import { openSite } from '../fixture-site.ts'

const ENTRY = '/bundles/news/1.0.0-a/entry.js'

/** A storage that is no folder of this machine, and counts what is read from it. */
async function storageElsewhere() {
  const { folder: _folder, ...storage } = await temporaryStorage()
  const calls: string[] = []
  const counted: Storage = {
    ...storage,
    read: (key) => {
      calls.push(`read ${key}`)
      return storage.read(key)
    },
    list: (prefix) => {
      calls.push(`list ${prefix}`)
      return storage.list(prefix)
    },
  }
  for (const bundle of [shellBundle(), remoteBundle()]) {
    const dist = await distFolder(bundle, { compressed: true })
    await publish(storage, dist, { channel: { kind: 'live' } })
  }
  const ofBundles = () =>
    calls.filter((call) => call.includes(' bundles/news/1.0.0-a/') && !call.endsWith('.json'))
  return { storage, counted, ofBundles }
}

test('serves bundles of a storage elsewhere, compressed, with ranges and for ever', async () => {
  const { counted } = await storageElsewhere()
  const { app } = await openSite({ elsewhere: counted, bundles: [] })
  const packed = await app.inject({ url: ENTRY, headers: { 'accept-encoding': 'br' } })
  expect(packed.statusCode).toBe(200)
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const part = await app.inject({ url: ENTRY, headers: { range: 'bytes=0-7' } })
  expect(part.statusCode).toBe(206)
  expect(part.body).toBe('/* entry')
})

test('reads each file once, however many ask for it at once, and none that does not exist', async () => {
  const { counted, ofBundles } = await storageElsewhere()
  const { app } = await openSite({ elsewhere: counted, bundles: [] })
  const before = ofBundles().length
  const responses = await Promise.all(Array.from({ length: 10 }, () => app.inject(ENTRY)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  for (const missing of ['missing.js', 'entry.js/', '..%2f..%2fx']) {
    expect((await app.inject(`/bundles/news/1.0.0-a/${missing}`)).statusCode).toBe(404)
  }
  expect(ofBundles().slice(before).sort()).toEqual([
    'list bundles/news/1.0.0-a/',
    'read bundles/news/1.0.0-a/entry.js',
    'read bundles/news/1.0.0-a/entry.js.br',
    'read bundles/news/1.0.0-a/entry.js.gz',
  ])
})

test('does not serve a bundle that is not complete', async () => {
  const { storage, counted } = await storageElsewhere()
  await storage.create('bundles/news/2.0.0-half/entry.js', Buffer.from('x'))
  const { app } = await openSite({ elsewhere: counted, bundles: [] })
  expect((await app.inject('/bundles/news/2.0.0-half/entry.js')).statusCode).toBe(404)
})
