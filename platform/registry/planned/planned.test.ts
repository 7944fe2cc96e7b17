import { describe, expect, test } from 'vitest'
import { distFolder, remoteBundle, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import { history } from '../release/history.ts'
import { publish } from '../release/publish.ts'
import { localReleases, type Releases } from '../releases.ts'
import { revisionKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { carryOutReady } from './carry-out.ts'

const LIVE = { kind: 'live' } as const
const NINE = new Date('2026-12-01T09:00:00Z')
const TEN = new Date('2026-12-01T10:00:00Z')
const ELEVEN = new Date('2026-12-01T11:00:00Z')
/** An hour before the first plan. */
const START = new Date('2026-12-01T08:00:00Z')

/** A shell and a remote are live, and the next version of each is stored. */
async function site(): Promise<{ storage: Storage; releases: Releases; live: () => Promise<unknown> }> {
  const storage = await temporaryStorage()
  const add = async (bundle: Parameters<typeof distFolder>[0], kind: 'live' | 'hold') =>
    publish(storage, await distFolder(bundle), { channel: { kind }, now: START, by: 'Ann' })
  await add(shellBundle({ version: 's1' }), 'live')
  await add(remoteBundle({ version: '1' }), 'live')
  await add(shellBundle({ version: 's2' }), 'hold')
  await add(remoteBundle({ version: '2' }), 'hold')
  const live = async () => {
    const { shell, remotes } = await readDocument(storage)
    return { shell: shell?.live, news: remotes['news']?.live }
  }
  return { storage, releases: localReleases(storage), live }
}

describe('a schedule', () => {
  test('releases a version when its time has come, once, in the name of the person who planned it', async () => {
    const { storage, releases, live } = await site()
    const [planned] = await releases.promote([{ name: 'news' }], { at: TEN, by: 'Ann', now: NINE })
    expect(planned).toMatchObject({ name: 'news', version: '2', waits: { at: TEN.toISOString() } })
    expect(await carryOutReady(storage, NINE)).toEqual([])
    expect(await live()).toEqual({ shell: 's1', news: '1' })

    const nodes = await Promise.all([carryOutReady(storage, TEN), carryOutReady(storage, TEN)])
    expect(nodes.flat()).toEqual([{ bundles: { news: '2' } }])
    expect(await live()).toEqual({ shell: 's1', news: '2' })
    expect((await history(storage, 'news')).slice(0, 2)).toMatchObject([
      { action: 'promote', version: '2', by: 'Ann', at: TEN.toISOString() },
      { action: 'plan', version: '2', by: 'Ann', why: `for everyone, at ${TEN.toISOString()}` },
    ])
    expect((await readDocument(storage)).waiting).toBeUndefined()
  })

  test('begins a canary, or flips a group', async () => {
    const { storage, releases, live } = await site()
    const only = { tag: ['beta'] }
    await releases.promote([{ name: 'news' }], { share: 0.2, only, at: TEN, now: NINE })
    await carryOutReady(storage, TEN)
    expect((await readDocument(storage)).remotes['news']?.canary).toMatchObject({ share: 0.2, only })
    await releases.promote([{ name: 'shell' }, { name: 'news' }], { at: ELEVEN, now: TEN })
    await carryOutReady(storage, ELEVEN)
    expect(await live()).toEqual({ shell: 's2', news: '2' })
    expect((await history(storage, 'news'))[0]).toMatchObject({ action: 'promote', with: { shell: 's2' } })
  })

  test('is cancelled with the reasons if the gate refuses it then', async () => {
    const { storage, releases, live } = await site()
    await releases.promote([{ name: 'news' }], { at: TEN, now: NINE })
    await releases.promote([{ name: 'news' }], { now: NINE })
    expect(await carryOutReady(storage, TEN)).toEqual([
      { bundles: { news: '2' }, refused: ['news 2 is live already.'] },
    ])
    expect(await live()).toMatchObject({ news: '2' })
    expect((await history(storage, 'news'))[0]).toMatchObject({
      action: 'cancel',
      why: 'news 2 is live already.',
    })
    expect(await carryOutReady(storage, ELEVEN)).toEqual([])
  })

  test('is refused at once if it is impossible', async () => {
    const { storage, releases } = await site()
    const live = { name: 'news', version: '1' }
    await expect(releases.promote([live], { at: TEN, now: NINE })).rejects.toMatchObject({
      code: 'already-live',
    })
    await expect(
      releases.promote([{ name: 'news' }], { share: 2, at: TEN, now: NINE }),
    ).rejects.toMatchObject({ code: 'bad-share' })
    expect((await readDocument(storage)).waiting).toBeUndefined()
  })

  test('is taken back by anyone who may release, and a second one for a bundle is refused', async () => {
    const { storage, releases, live } = await site()
    await releases.promote([{ name: 'news' }], { at: TEN, now: NINE })
    await expect(releases.promote([{ name: 'news' }], { at: ELEVEN, now: NINE })).rejects.toMatchObject({
      code: 'already-waits',
    })
    await releases.cancel('news', { by: 'Bo', why: 'too early', now: NINE })
    expect(await carryOutReady(storage, ELEVEN)).toEqual([])
    expect(await live()).toMatchObject({ news: '1' })
    expect((await history(storage, 'news'))[0]).toMatchObject({
      action: 'cancel',
      by: 'Bo',
      why: 'too early',
    })
    await expect(releases.cancel('news', { by: 'Bo' })).rejects.toMatchObject({ code: 'nothing-waits' })
  })
})

describe('a freeze', () => {
  test('stops releases until its end, but no rollback to what was live', async () => {
    const { storage, releases, live } = await site()
    await releases.promote([{ name: 'news' }], { now: START })
    await releases.freeze({ until: TEN, by: 'Ann', why: 'the holidays', now: START })
    const refusal = {
      code: 'frozen',
      message: expect.stringContaining(`frozen by Ann until ${TEN.toISOString()}: the holidays.`) as string,
    }
    await expect(releases.promote([{ name: 'shell' }], { now: NINE })).rejects.toMatchObject(refusal)
    await expect(releases.promote([{ name: 'shell' }], { share: 0.1, now: NINE })).rejects.toMatchObject(
      refusal,
    )
    const next = await distFolder(remoteBundle({ version: '3' }))
    await expect(releases.publish([next], { channel: LIVE, now: NINE })).rejects.toMatchObject(refusal)
    await releases.publish([next], { channel: { kind: 'hold' }, now: NINE })
    await expect(releases.rollback('news', { version: '3', now: NINE })).rejects.toMatchObject({
      code: 'never-live',
    })
    await releases.rollback('news', { now: NINE })
    expect(await live()).toEqual({ shell: 's1', news: '1' })
    await releases.promote([{ name: 'shell' }], { now: TEN })
    expect(await live()).toEqual({ shell: 's2', news: '1' })
    expect(await history(storage, 'shell')).toContainEqual(
      expect.objectContaining({
        action: 'freeze',
        by: 'Ann',
        why: `until ${TEN.toISOString()}: the holidays`,
      }),
    )
  })

  test('keeps planned releases waiting, and lets them happen when it ends', async () => {
    const { storage, releases, live } = await site()
    await releases.promote([{ name: 'news' }], { at: TEN, now: NINE })
    await releases.freeze({ by: 'Ann', now: NINE })
    expect(await carryOutReady(storage, ELEVEN)).toEqual([])
    await releases.unfreeze({ by: 'Bo' })
    expect((await history(storage, 'shell'))[0]).toMatchObject({ action: 'unfreeze', by: 'Bo' })
    await carryOutReady(storage, ELEVEN)
    expect(await live()).toMatchObject({ news: '2' })
  })
})

describe('a protected bundle', () => {
  async function protectedSite() {
    const parts = await site()
    await parts.releases.protect('shell', { isProtected: true, by: 'Ann' })
    return parts
  }

  test('is released when a second person approves it, and by nobody else', async () => {
    const { storage, releases, live } = await protectedSite()
    const [asked] = await releases.promote([{ name: 'shell' }], { by: 'Ann', person: '1:7' })
    expect(asked).toMatchObject({ version: 's2', waits: { needsApproval: true } })
    expect(await carryOutReady(storage, ELEVEN)).toEqual([])
    const same = { code: 'same-person' }
    await expect(releases.approve('shell', { by: 'Ann' })).rejects.toMatchObject(same)
    await expect(
      releases.approve('shell', { by: 'Ann with a new name', person: '1:7' }),
    ).rejects.toMatchObject(same)
    await expect(releases.approve('shell', {})).rejects.toMatchObject({ code: 'no-author' })
    await expect(releases.approve('shell', { by: 'Bo', version: 's3' })).rejects.toMatchObject({
      code: 'nothing-waits',
    })
    expect(await live()).toMatchObject({ shell: 's1' })
    expect(await releases.approve('shell', { by: 'Bo', version: 's2' })).toMatchObject({
      version: 's2',
      from: 's1',
    })
    expect(await live()).toMatchObject({ shell: 's2' })
    expect((await history(storage, 'shell')).slice(0, 4)).toMatchObject([
      { action: 'promote', version: 's2', by: 'Ann' },
      { action: 'approve', version: 's2', by: 'Bo' },
      { action: 'plan', version: 's2', by: 'Ann' },
      { action: 'protect', by: 'Ann' },
    ])
  })

  test('waits for its time as well, whichever comes first', async () => {
    const { storage, releases, live } = await protectedSite()
    await releases.promote([{ name: 'shell' }], { by: 'Ann', at: TEN, now: NINE })
    expect(await releases.approve('shell', { by: 'Bo', now: NINE })).toMatchObject({
      waits: { approved: { by: 'Bo' } },
    })
    expect(await live()).toMatchObject({ shell: 's1' })
    await carryOutReady(storage, TEN)
    expect(await live()).toMatchObject({ shell: 's2' })
  })

  test('keeps a publish, a canary and a group that it is in from visitors', async () => {
    const { releases, live } = await protectedSite()
    const { published } = await releases.publish([await distFolder(shellBundle({ version: 's3' }))], {
      channel: LIVE,
      by: 'Ann',
    })
    expect(published).toMatchObject([{ version: 's3', waits: { needsApproval: true } }])
    await releases.cancel('shell', { by: 'Ann' })
    await releases.promote([{ name: 'shell' }], { share: 0.1, by: 'Ann' })
    await releases.cancel('shell', { by: 'Ann' })
    await releases.promote([{ name: 'news', version: '2' }, { name: 'shell' }], { by: 'Ann' })
    expect(await live()).toEqual({ shell: 's1', news: '1' })
    await releases.approve('news', { by: 'Bo' })
    expect(await live()).toEqual({ shell: 's3', news: '2' })
  })

  test('returns to what was live without approval, and to nothing else', async () => {
    const { releases, live } = await protectedSite()
    await expect(releases.rollback('shell', { version: 's2' })).rejects.toMatchObject({ code: 'never-live' })
    await releases.promote([{ name: 'shell' }], { by: 'Ann' })
    await releases.approve('shell', { by: 'Bo' })
    await releases.rollback('shell', {})
    expect(await live()).toMatchObject({ shell: 's1' })
  })

  test('is no longer protected once somebody says so, which the history shows', async () => {
    const { storage, releases, live } = await protectedSite()
    await releases.protect('shell', { isProtected: false, by: 'Cy' })
    await releases.promote([{ name: 'shell' }], { by: 'Ann' })
    expect(await live()).toMatchObject({ shell: 's2' })
    expect(await history(storage, 'shell')).toContainEqual(
      expect.objectContaining({ action: 'unprotect', by: 'Cy' }),
    )
  })
})

test('a document whose waiting releases are damaged does not count', async () => {
  const { storage } = await site()
  const doc = await readDocument(storage)
  const damaged = { ...doc, revision: doc.revision + 1, waiting: [{ bundles: 'all' }] }
  await storage.create(revisionKey(damaged.revision), Buffer.from(JSON.stringify(damaged)))
  expect((await readDocument(storage)).waiting).toBeUndefined()
})
