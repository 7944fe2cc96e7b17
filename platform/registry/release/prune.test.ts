import { expect, test } from 'vitest'
import { distFolder, remoteBundle, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import type { Storage } from '../storage/storage.ts'
import { versions } from './history.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const deleted = (...list: string[]) => list.map((version) => ({ name: 'news', version }))

async function release(storage: Storage, version: string, n: number, kind: 'live' | 'hold' = 'live') {
  const dist = await distFolder(remoteBundle({ version }))
  await publish(storage, dist, { channel: { kind }, now: day(n) })
}

/** News 1 to 4, each live for ten days, and 5 on hold. */
async function fiveVersions() {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), { channel: { kind: 'live' }, now: day(1) })
  for (const [index, version] of ['1', '2', '3', '4'].entries())
    await release(storage, version, 1 + 10 * index)
  await release(storage, '5', 32, 'hold')
  return storage
}

test('deletes what nobody was served for that long, and keeps what is served or new', async () => {
  const storage = await fiveVersions()
  expect(await prune(storage, { days: 30, now: day(40) })).toEqual([])
  expect(await prune(storage, { days: 15, now: day(40) })).toEqual(deleted('2', '1'))
  expect((await versions(storage, 'news')).map(({ version }) => version)).toEqual(['5', '4', '3'])
  expect(await storage.list('bundles/news/1/')).toEqual([])
  expect(await prune(storage, { days: 0, now: day(400) })).toEqual(deleted('5'))
})

test('a deleted version is neither promoted, rolled back to nor published again', async () => {
  const storage = await fiveVersions()
  await prune(storage, { days: 15, now: day(40) })
  await expect(promote(storage, 'news', { version: '1' })).rejects.toThrow('news 1 was deleted.')
  await expect(rollback(storage, 'news', { version: '2' })).rejects.toMatchObject({ code: 'not-published' })
  await expect(release(storage, '1', 41)).rejects.toMatchObject({ code: 'already-published' })
  // 3 replaced 2, which is gone, so there is nothing to fall back to.
  await rollback(storage, 'news')
  expect((await readDocument(storage)).remotes['news']).toMatchObject({ live: '3' })
  expect((await readDocument(storage)).remotes['news']?.previous).toBeUndefined()
})

test('a call that is killed halfway is completed by the next one, and no release chooses the version in between', async () => {
  const storage = await fiveVersions()
  const killed: Storage = {
    ...storage,
    remove: (key) => (key.startsWith('bundles/') ? Promise.reject(new Error('killed')) : storage.remove(key)),
  }
  await expect(prune(killed, { days: 15, now: day(40) })).rejects.toThrow('killed')
  await expect(promote(storage, 'news', { version: '1' })).rejects.toThrow('news 1 was deleted.')
  expect(await prune(storage, { days: 15, now: day(40) })).toEqual(expect.arrayContaining(deleted('1', '2')))
  expect(await storage.list('bundles/news/2/')).toEqual([])
})

test('a release that comes first keeps its version', async () => {
  const storage = await fiveVersions()
  let hasCome = false
  const late: Storage = {
    ...storage,
    async create(key, bytes) {
      if (key.startsWith('registry/') && !hasCome) {
        hasCome = true
        await promote(storage, 'news', { version: '1', now: day(40) })
      }
      return storage.create(key, bytes)
    },
  }
  expect(await prune(late, { days: 15, now: day(40) })).toEqual(deleted('2'))
  expect((await readDocument(storage)).remotes['news']).toMatchObject({ live: '1' })
  expect(await storage.list('bundles/news/1/')).not.toEqual([])
})
