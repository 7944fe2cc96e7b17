import { expect, test } from 'vitest'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
} from '../../../platform/registry/bundles/fixture-bundle.ts'
import { protect } from '../../../platform/registry/planned/decide.ts'
import { publish } from '../../../platform/registry/release/publish.ts'
import { openReleases } from './open-releases.ts'

const ANN = { by: 'Ann', person: '1:7' }
const everybody = { channel: { kind: 'live' } } as const

test('the back office sees a canary in the registry and rolls it back, with author and reason in the history', async () => {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle()), everybody)
  await publish(storage, await distFolder(remoteBundle({ version: '1' })), everybody)
  const some = { channel: { kind: 'canary', share: 0.1 } } as const
  await publish(storage, await distFolder(remoteBundle({ version: '2' })), some)
  const releases = openReleases(storage)
  const news = async () => (await releases.overview(ANN)).bundles.find(({ name }) => name === 'news')
  expect(await news()).toMatchObject({ live: { version: '1' }, canary: { version: '2', share: 0.1 } })

  const change = { action: 'rollback', name: 'news', why: 'It crashes', ...ANN } as const
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

test('the back office shows what waits, and its second person approves it', async () => {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle({ version: 's1' })), everybody)
  await protect(storage, 'shell', { isProtected: true })
  const releases = openReleases(storage)
  await publish(storage, await distFolder(shellBundle({ version: 's2' })), { channel: { kind: 'hold' } })
  const plan = { action: 'promote', name: 'shell', version: 's2', why: 'A new menu', ...ANN } as const
  expect(await releases.change(plan)).toEqual([])
  const seenBy = async (viewer: typeof ANN) => (await releases.overview(viewer)).bundles[0]
  const waiting = { version: 's2', by: 'Ann', why: 'A new menu', needs_approval: true, approved_by: null }
  expect(await seenBy(ANN)).toMatchObject({
    live: { version: 's1' },
    waiting: { ...waiting, may_approve: false },
  })
  const bo = { by: 'Bo', person: '1:8' }
  expect(await seenBy(bo)).toMatchObject({ waiting: { ...waiting, may_approve: true } })
  const approval = { action: 'approve', name: 'shell', version: 's2', why: 'Looks good' } as const
  expect(await releases.change({ ...approval, by: 'Anna', person: '1:7' })).toEqual([
    'Anna planned this release, so another person has to approve it.',
  ])
  expect(await releases.change({ ...approval, ...bo })).toEqual([])
  expect(await seenBy(bo)).toMatchObject({ live: { version: 's2' }, waiting: null })
  await releases.change({ ...plan, version: 's1' })
  expect(await releases.change({ ...approval, action: 'cancel', version: 's1', ...bo })).toEqual([])
  expect(await seenBy(bo)).toMatchObject({ live: { version: 's2' }, waiting: null })
})
