import { expect, test } from 'vitest'
import { distFolder, remoteBundle, route, shellBundle, temporaryFolder } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import { history } from '../release/history.ts'
import { prune } from '../release/prune.ts'
import { publish } from '../release/publish.ts'
import { localReleases } from '../releases.ts'
import { releaseStorage } from '../storage/release-storage.ts'

const LIVE = { kind: 'live' } as const

/** Staging and production on one folder, with a shell and a remote live in both, and its next version in staging. */
async function environments() {
  const folder = await temporaryFolder()
  const production = await releaseStorage(folder, { RELEASES_ENVIRONMENT: 'production' })
  const staging = await releaseStorage(folder, { RELEASES_ENVIRONMENT: 'staging' })
  const shell = await distFolder(shellBundle())
  const first = await distFolder(remoteBundle({ version: '1' }))
  for (const storage of [production, staging]) {
    await publish(storage, shell, { channel: LIVE })
    await publish(storage, first, { channel: LIVE })
  }
  await publish(staging, await distFolder(remoteBundle({ version: '2' })), {
    channel: LIVE,
    by: 'Ann',
    commit: 'abc1234',
  })
  return { folder, production, staging }
}

test('each environment has releases of its own, and both have the same files', async () => {
  const { folder, production, staging } = await environments()
  expect((await readDocument(staging)).remotes['news']?.live).toBe('2')
  expect((await readDocument(production)).remotes['news']?.live).toBe('1')
  expect(await staging.list('bundles/')).toEqual(await production.list('bundles/'))
  // A server sends bundles from the folder itself.
  expect(staging).toMatchObject({ folder })
})

test('promoting to another environment releases the same build there, and stores nothing anew', async () => {
  const { production, staging } = await environments()
  const files = await staging.list('bundles/')
  const [release] = await localReleases(staging).promote([{ name: 'news' }], { to: 'production', by: 'Bo' })
  expect(release).toMatchObject({ name: 'news', version: '2', from: '1' })
  expect((await readDocument(production)).remotes['news']).toMatchObject({ live: '2', previous: '1' })
  expect(await production.list('bundles/')).toEqual(files)
  expect(await history(production, 'news')).toMatchObject([
    { action: 'promote', version: '2', by: 'Bo', why: 'from staging' },
    { action: 'publish', version: '2', by: 'Ann', commit: 'abc1234' },
    { action: 'promote', version: '1' },
    { action: 'publish', version: '1' },
  ])
})

test('the other environment’s gate, canaries and groups count', async () => {
  const { production, staging } = await environments()
  const releases = localReleases(staging)
  await publish(staging, await distFolder(remoteBundle({ name: 'shop', version: '1', routes: [] })), {
    channel: LIVE,
  })
  expect(await releases.promote([{ name: 'news' }, { name: 'shop' }], { to: 'production' })).toMatchObject([
    { name: 'news', version: '2', with: { shop: '1' } },
    { name: 'shop', version: '1' },
  ])
  const archive = (name: string, version: string) =>
    distFolder(remoteBundle({ name, version, routes: [route({ name: 'archive', path: '/archive' })] }))
  await publish(production, await archive('library', '1'), { channel: LIVE })
  await publish(staging, await archive('news', '3'), { channel: { kind: 'hold' } })
  await expect(
    releases.promote([{ name: 'news', version: '3' }], { to: 'production' }),
  ).rejects.toMatchObject({
    code: 'path-taken',
  })
  await publish(staging, await distFolder(remoteBundle({ version: '4' })), { channel: LIVE })
  await releases.promote([{ name: 'news' }], { to: 'production', share: 0.1 })
  expect((await readDocument(production)).remotes['news']).toMatchObject({
    live: '2',
    canary: { version: '4', share: 0.1 },
  })
})

test('names an environment that is none, and the one that it is in', async () => {
  const { staging } = await environments()
  const releases = localReleases(staging)
  await expect(releases.promote([{ name: 'news' }], { to: 'prodution' })).rejects.toThrow(
    "There is no environment 'prodution' on this store.",
  )
  await expect(releases.promote([{ name: 'news' }], { to: 'staging' })).rejects.toThrow(
    'This is staging already',
  )
})

test('a name that another source owns there is not taken over', async () => {
  const { production, staging } = await environments()
  const events = (source: string, version: string) =>
    distFolder({ ...remoteBundle({ name: 'events', version, routes: [] }), source })
  await publish(production, await events('shop/events', '1'), { channel: LIVE })
  await publish(staging, await events('labs/events', '2'), { channel: LIVE })
  await expect(
    localReleases(staging).promote([{ name: 'events' }], { to: 'production' }),
  ).rejects.toMatchObject({
    code: 'other-source',
  })
})

test('a version that another environment serves is not deleted', async () => {
  const { production, staging } = await environments()
  await publish(staging, await distFolder(remoteBundle({ version: '3' })), { channel: LIVE })
  const later = new Date(Date.now() + 1000)
  expect(await prune(staging, { days: 0, now: later })).toEqual([])
  await localReleases(staging).promote([{ name: 'news', version: '3' }], { to: 'production', now: later })
  await publish(staging, await distFolder(remoteBundle({ version: '4' })), { channel: LIVE, now: later })
  await publish(production, await distFolder(remoteBundle({ version: '5' })), { channel: LIVE, now: later })
  // 1 was replaced in both, 2 in staging alone, where it is not the one before.
  const gone = await prune(staging, { days: 0, now: new Date(Date.now() + 5000) })
  expect(gone.map(({ version }) => version).sort()).toEqual(['1', '2'])
  expect((await production.list('bundles/news/1/')).length).toBe(0)
  await expect(localReleases(production).promote([{ name: 'news', version: '1' }], {})).rejects.toThrow(
    'news 1 was deleted.',
  )
})

test('a setting that is no name is refused', async () => {
  await expect(releaseStorage('data', { RELEASES_ENVIRONMENT: '../x' })).rejects.toThrow(
    'RELEASES_ENVIRONMENT',
  )
})
