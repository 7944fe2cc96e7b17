import { expect, test } from 'vitest'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
} from '../../../platform/registry/bundles/fixture-bundle.ts'
import { publish } from '../../../platform/registry/release/publish.ts'
import { openReleases } from './open-releases.ts'

const everybody = { channel: { kind: 'live' } } as const

test('the back office sees a canary in the registry and rolls it back, with author and reason in the history', async () => {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), everybody)
  await publish(storage, await distFolder(remoteBundle({ version: '1' })), everybody)
  const some = { channel: { kind: 'canary', share: 0.1 } } as const
  await publish(storage, await distFolder(remoteBundle({ version: '2' })), some)
  const releases = openReleases(storage)
  const news = async () => (await releases.bundles()).find(({ name }) => name === 'news')
  expect(await news()).toMatchObject({ live: { version: '1' }, canary: { version: '2', share: 0.1 } })

  const change = { action: 'rollback', name: 'news', why: 'It crashes', by: 'Ann' } as const
  expect(await releases.change(change)).toEqual([])
  expect(await news()).toMatchObject({ live: { version: '1' }, canary: null })
  const [last] = await releases.history('news')
  expect(last).toMatchObject({ action: 'rollback', by: 'Ann', why: 'It crashes' })
  // Once more, and there is nothing to go back to.
  expect(await releases.change(change)).toEqual([expect.stringContaining('no previous version')])

  expect(await releases.change({ ...change, action: 'promote', version: '2' })).toEqual([])
  expect(await news()).toMatchObject({ live: { version: '2' }, previous: '1' })
  expect(await releases.change({ ...change, action: 'withdraw' })).toEqual([])
  expect(await news()).toMatchObject({ live: null })
})
