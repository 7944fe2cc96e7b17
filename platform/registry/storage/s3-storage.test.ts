import { describe, expect, test, vi } from 'vitest'
import { distFolder, remoteBundle, shellBundle } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import { publish } from '../release/publish.ts'
import { openS3 } from './fixture-s3.ts'
import { testStorageContract } from './fixture-storage-contract.ts'
import { s3Storage } from './s3-storage.ts'

// Loading the SDK, and a server for each test, take long on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe('as any storage', () => {
  testStorageContract(async () => (await openS3()).storage)
})

test('recognises its own write after the response was lost', async () => {
  const { storage, loseNextResponse } = await openS3()
  loseNextResponse()
  expect(await storage.create('registry/1.json', Buffer.from('mine'))).toBe(true)
  expect(await storage.create('registry/1.json', Buffer.from('mine'))).toBe(false)
  expect((await storage.read('registry/1.json'))?.toString()).toBe('mine')
})

test('two hosts that publish at once both land', async () => {
  const { storage, bucket } = await openS3()
  const live = { channel: { kind: 'live' } } as const
  await publish(storage, await distFolder(shellBundle()), live)
  const dists = await Promise.all(['news', 'bank'].map((name) => distFolder(remoteBundle({ name }))))
  await Promise.all(dists.map((dist) => publish(s3Storage(bucket), dist, live)))
  const { revision, remotes } = await readDocument(storage)
  expect(revision).toBe(3)
  expect(Object.keys(remotes).sort()).toEqual(['bank', 'news'])
})

test('an unreachable store is an error, not a missing key', async () => {
  const away = s3Storage({
    endpoint: 'http://127.0.0.1:9',
    region: 'us-east-1',
    bucket: 'releases',
    accessKey: 'a',
    secretKey: 'b',
  })
  await expect(away.read('a')).rejects.toThrow('ECONNREFUSED')
  await expect(away.create('a', Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
})
