import { expect, test } from 'vitest'
import type { Bundle, ShellData } from '../../protocol/index.ts'
import { bundleCache } from '../bundles/cache.ts'
import { distFolder, remoteBundle, route, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { readDocument } from '../document/document.ts'
import { resolve } from '../resolve/resolve.ts'
import type { Storage } from '../storage/storage.ts'
import { checkBuilds } from './check-builds.ts'
import { history } from './history.ts'
import { promote, promoteTogether } from './promote.ts'
import { publish, publishTogether } from './publish.ts'
import { rollback } from './rollback.ts'
import type { Channel, GroupChannel } from './with-release.ts'

const REMOTES = ['news', 'shop', 'club']

const shell = (version: string, ui: string, data: Partial<ShellData> = {}) =>
  shellBundle({ version, offers: { react: '19.3.1', ui }, data })
const remote = (name: string, version: string, ui: string) =>
  remoteBundle({ name, version, needs: { shared: { ui }, contract: 1 } })
/** The shell and all remotes, built against a major of the shared package `ui`. */
const site = (major: number, version = String(major)) => [
  shell(version, `${major}.0.0`),
  ...REMOTES.map((name) => remote(name, version, `^${major}.0.0`)),
]

async function add(storage: Storage, bundle: Bundle, channel: Channel = { kind: 'live' }) {
  return publish(storage, await distFolder(bundle), { channel })
}

async function addTogether(storage: Storage, bundles: Bundle[], kind: GroupChannel['kind'] = 'live') {
  return publishTogether(storage, await Promise.all(bundles.map((bundle) => distFolder(bundle))), {
    channel: { kind },
  })
}

async function liveSite(): Promise<Storage> {
  const storage = await temporaryStorage()
  for (const bundle of site(1)) await add(storage, bundle)
  return storage
}

/** The versions that a visitor gets, in a new page or in one that runs the shell `open`. */
async function served(storage: Storage, open?: string) {
  const doc = await readDocument(storage)
  const bundles = bundleCache(storage)
  await bundles.warm(doc)
  if (open !== undefined) await bundles.load('shell', open)
  const { shell, remotes } = resolve(doc, bundles.get, { visitor: 'visitor' }, { shell: open })
  return [`shell ${shell.version}`, ...remotes.map(({ name, version }) => `${name} ${version}`)]
}

test('a new major of a shared package: refused bundle by bundle, released in one flip, and back in one', async () => {
  const storage = await liveSite()
  for (const bundle of site(2))
    await expect(add(storage, bundle)).rejects.toMatchObject({ code: 'shared-range' })
  const { revision } = await readDocument(storage)

  const published = await addTogether(storage, site(2))
  expect(published.map((one) => `${one.name} ${one.version}`)).toEqual([
    'shell 2',
    'news 2',
    'shop 2',
    'club 2',
  ])
  expect(published.every((one) => one.revision === revision + 1)).toBe(true)
  expect(await served(storage)).toEqual(['shell 2', 'news 2', 'shop 2', 'club 2'])

  expect(await rollback(storage, 'shop', { why: 'blank lists' })).toMatchObject({
    name: 'shop',
    version: '1',
    from: '2',
    with: { shell: '1', news: '1', club: '1' },
    revision: revision + 2,
  })
  expect(await served(storage)).toEqual(['shell 1', 'news 1', 'shop 1', 'club 1'])
  for (const name of ['shell', ...REMOTES])
    expect((await history(storage, name))[0]).toMatchObject({ action: 'rollback', why: 'blank lists' })
})

test('an open page keeps its shell and the remotes that fit it, before, during and after the flip', async () => {
  const storage = await liveSite()
  await addTogether(storage, site(2))
  expect(await served(storage, '1')).toEqual(['shell 1', 'news 1', 'shop 1', 'club 1'])
  expect(await served(storage, '2')).toEqual(['shell 2', 'news 2', 'shop 2', 'club 2'])
  await rollback(storage, 'shell')
  expect(await served(storage, '1')).toEqual(['shell 1', 'news 1', 'shop 1', 'club 1'])
})

test('after the flip every bundle is released on its own again, whatever the versions before it need', async () => {
  const storage = await liveSite()
  await addTogether(storage, site(2))
  await add(storage, remote('news', '3', '^2.0.0'))
  await add(storage, shell('3', '2.1.0'))
  expect(await served(storage)).toEqual(['shell 3', 'news 3', 'shop 2', 'club 2'])
  await rollback(storage, 'shell')
  expect((await served(storage))[0]).toBe('shell 2')
})

test('a language that all remotes lack, and a slot that they still fill', async () => {
  const words = { js: ['words.en.js'], css: [] }
  const storage = await temporaryStorage()
  const filling = [{ slot: 'banner', widget: 'ad' }]
  await add(storage, shellBundle({ version: '1' }))
  await add(storage, remoteBundle({ version: '1', slots: filling }))
  const newShell = shellBundle({ version: '2', data: { locales: ['en', 'fi'], slots: [] } })
  await expect(add(storage, newShell)).rejects.toMatchObject({ code: 'slot' })
  await addTogether(storage, [newShell, remoteBundle({ version: '2', words: { en: words, fi: words } })])
  expect(await served(storage)).toEqual(['shell 2', 'news 2'])
})

test('a group that lacks a member is refused, and nothing of it is stored', async () => {
  const storage = await liveSite()
  const before = await readDocument(storage)
  const incomplete = site(2).filter(({ name }) => name !== 'club')
  await expect(addTogether(storage, incomplete)).rejects.toThrow(
    'The live club 1 needs ui ^1.0.0, which is 2.0.0 in shell 2.',
  )
  await expect(addTogether(storage, incomplete)).rejects.toThrow('publish shell news shop club --all')
  expect(await readDocument(storage)).toEqual(before)
  expect(await storage.list('bundles/shell/2/')).toEqual([])
})

test('the members are checked against each other too', async () => {
  const storage = await liveSite()
  const clashing = ['news', 'shop'].map((name) =>
    remoteBundle({ name, version: '2', routes: [route({ name, path: '/same' })] }),
  )
  await expect(addTogether(storage, clashing)).rejects.toMatchObject({ code: 'path-taken' })
})

test('two remotes exchange a path in one flip', async () => {
  const at = (name: string, version: string, path: string) =>
    remoteBundle({ name, version, routes: [route({ name: `${name}-${version}`, path })] })
  const storage = await temporaryStorage()
  for (const bundle of [shellBundle(), at('news', '1', '/a'), at('shop', '1', '/b')])
    await add(storage, bundle)
  await addTogether(storage, [at('news', '2', '/b'), at('shop', '2', '/a')])
  await rollback(storage, 'news')
  expect((await readDocument(storage)).remotes).toMatchObject({ news: { live: '1' }, shop: { live: '1' } })
})

test('a group is held, and promoted in one flip', async () => {
  const storage = await liveSite()
  await addTogether(storage, site(2), 'hold')
  expect((await served(storage))[0]).toBe('shell 1')
  await expect(promote(storage, 'shell')).rejects.toMatchObject({ code: 'shared-range' })
  const names = ['shell', ...REMOTES].map((name) => ({ name }))
  expect(await promoteTogether(storage, names)).toMatchObject(names)
  expect(await served(storage)).toEqual(['shell 2', 'news 2', 'shop 2', 'club 2'])
})

test('a member that was replaced since stops the return of the group, with a sentence that says what to do', async () => {
  const storage = await liveSite()
  await addTogether(storage, site(2))
  await add(storage, remote('news', '3', '^2.0.0'))
  await expect(rollback(storage, 'shop')).rejects.toMatchObject({
    code: 'group-changed',
    message:
      'shop 2 was released together with shell 2, news 2, club 2, so they return together, but news 3 is live now. ' +
      'Return news to 2 first, or name the version to which shop alone should return.',
  })
  await expect(rollback(storage, 'shop', { version: '1' })).rejects.toMatchObject({ code: 'shared-range' })
  await rollback(storage, 'news')
  await rollback(storage, 'shop')
  expect(await served(storage)).toEqual(['shell 1', 'news 1', 'shop 1', 'club 1'])
})

test('a remote that began with the group is withdrawn with its return', async () => {
  const storage = await liveSite()
  await addTogether(storage, [...site(2), remote('chat', '2', '^2.0.0')])
  await rollback(storage, 'news')
  expect(await served(storage)).toEqual(['shell 1', 'news 1', 'shop 1', 'club 1'])
  expect((await readDocument(storage)).remotes.chat?.live).toBeUndefined()
})

test("a flip ends another team's canary, which the gate and the result say, and runs again after the rollback", async () => {
  const storage = await liveSite()
  const canary = { version: '1.1', share: 0.1, only: { country: ['fi'] } }
  await add(storage, remote('club', '1.1', '^1.0.0'), { kind: 'canary', share: 0.1, only: canary.only })
  const dists = await Promise.all(site(2).map((bundle) => distFolder(bundle)))
  expect((await checkBuilds(storage, dists)).flatMap(({ warnings }) => warnings)).toEqual([
    'The canary club 1.1, for 10% of the visitors with country fi, ends when these go live together.',
  ])
  const [published] = await publishTogether(storage, dists, { channel: { kind: 'live' } })
  expect(published?.ended).toMatchObject({ club: canary })
  expect((await readDocument(storage)).remotes.club?.canary).toBeUndefined()

  const since = new Date('2030-01-01T12:00:00Z')
  expect((await rollback(storage, 'shop', { now: since })).resumed).toMatchObject({ club: canary })
  expect((await readDocument(storage)).remotes.club).toMatchObject({
    live: '1',
    canary: { ...canary, since: since.toISOString() },
  })
})

test('a canary that began after the flip ends with its rollback, and the one before stays away', async () => {
  const storage = await liveSite()
  await add(storage, remote('club', '1.1', '^1.0.0'), { kind: 'canary', share: 0.1 })
  await addTogether(storage, site(2))
  await add(storage, remote('club', '2.1', '^2.0.0'), { kind: 'canary', share: 0.2 })
  const back = await rollback(storage, 'shop')
  expect(back.ended).toMatchObject({ club: { version: '2.1' } })
  expect(back.resumed).toBeUndefined()
  expect((await readDocument(storage)).remotes.club?.canary).toBeUndefined()
})

test('a canary that no longer passes the gate stays away', async () => {
  const storage = await liveSite()
  const at = (name: string, version: string) =>
    remoteBundle({ name, version, routes: [route({ name: 'fair', path: '/fair' })] })
  await add(storage, at('club', '1.1'), { kind: 'canary', share: 0.1 })
  await addTogether(storage, site(2))
  await add(storage, at('fair', '1'))
  expect((await rollback(storage, 'shop')).resumed).toBeUndefined()
  expect((await readDocument(storage)).remotes.club?.canary).toBeUndefined()
})

test('a remote that came after the flip and needs it stops the return', async () => {
  const storage = await liveSite()
  await addTogether(storage, site(2))
  await add(storage, remote('chat', '1', '^2.0.0'))
  await expect(rollback(storage, 'shell')).rejects.toThrow('The live chat 1 needs ui ^2.0.0')
  expect((await served(storage))[0]).toBe('shell 2')
})

test('a publisher of a group that was interrupted anywhere changes nothing, and the same call completes it', async () => {
  for (const key of [
    'shell/2/main.js',
    'news/2/bundle.json',
    'club/2/bundle.json',
    'registry/00000005.json',
  ]) {
    const storage = await liveSite()
    const before = await readDocument(storage)
    const failing: Storage = {
      ...storage,
      async create(created, bytes) {
        if (created.endsWith(key)) throw new Error('The connection is lost.')
        return storage.create(created, bytes)
      },
    }
    await expect(addTogether(failing, site(2))).rejects.toThrow('The connection is lost.')
    expect(await readDocument(storage)).toEqual(before)
    await addTogether(storage, site(2))
    expect(await served(storage)).toEqual(['shell 2', 'news 2', 'shop 2', 'club 2'])
  }
})
