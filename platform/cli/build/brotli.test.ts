import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
  withServerHalf,
} from '../../registry/bundles/fixture-bundle.ts'
import { readDist } from '../../registry/bundles/read-dist.ts'
import { publish } from '../../registry/release/publish.ts'
import { addBrotli, addBrotliToReleased } from './brotli.ts'

/** A build as the bundler leaves it: with the gzip forms of its scripts. */
async function builtRemote(version = '1.0.0-a') {
  const bundle = withServerHalf(remoteBundle({ version }), 'exports.remote = {}')
  const dist = await distFolder(bundle)
  for (const name of ['entry.js', 'server.js'])
    await writeFile(join(dist, `${name}.gz`), gzipSync(await readFile(join(dist, name)), { level: 9 }))
  return dist
}

test('adds a brotli form to what browsers load, and to nothing else', async () => {
  const dist = await builtRemote()
  expect(await addBrotli(dist)).toEqual(['entry.js.br'])
  const packed = await readFile(join(dist, 'entry.js.br'))
  expect(brotliDecompressSync(packed)).toEqual(await readFile(join(dist, 'entry.js')))
  expect(existsSync(join(dist, 'server.js.br'))).toBe(false)
  expect((await readDist(dist)).files.map(({ name }) => name)).toContain('entry.js.br')
})

test('adds the brotli forms to a release that has none, once', async () => {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), { channel: { kind: 'live' } })
  const dist = await builtRemote()
  await publish(storage, dist, { channel: { kind: 'live' } })
  const key = 'bundles/news/1.0.0-a/entry.js.br'
  expect(await storage.read(key)).toBeNull()
  await addBrotliToReleased(storage, dist)
  expect(await storage.read(key)).toEqual(await readFile(join(dist, 'entry.js.br')))
  const before = await storage.list('')
  await addBrotliToReleased(storage, dist)
  expect(await storage.list('')).toEqual(before)
})

test('leaves a version alone that was released from another build, or not at all', async () => {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), { channel: { kind: 'live' } })
  await publish(storage, await distFolder(remoteBundle({ version: '1.0.0-a' })), {
    channel: { kind: 'live' },
  })
  const before = await storage.list('')
  await addBrotliToReleased(storage, await builtRemote())
  await addBrotliToReleased(storage, await builtRemote('2.0.0-b'))
  expect(await storage.list('')).toEqual(before)
})
