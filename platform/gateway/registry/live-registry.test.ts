import { expect, onTestFinished, test, vi } from 'vitest'
import { remoteBundle, shellBundle, temporaryStorage } from '../../registry/bundles/fixture-bundle.ts'
import { bundleCache, promote, readDocument, resolve } from '../../registry/index.ts'
import { cookiesOf, NAVIGATION, openSite, release } from '../fixture-site.ts'
import { canaryGroup } from './canary-group.ts'

test('before the first release the gateway says so, and it serves the release without a restart', async () => {
  const { app, storage } = await openSite({ bundles: [] })
  const page = await app.inject({ url: '/news', headers: NAVIGATION })
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '1' })
  expect(page.body).toContain('Nothing has been released here so far.')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const registry = await app.inject('/registry.json')
  expect(registry.statusCode).toBe(503)
  expect(registry.headers['cache-control']).toBe('no-store')
  expect(registry.json()).toEqual({ message: 'No shell is live yet.' })
  expect((await app.inject('/bundles/news/1.0.0-a/entry.js')).statusCode).toBe(404)

  await release(storage, shellBundle())
  const statusOf = async () => (await app.inject({ url: '/news', headers: NAVIGATION })).statusCode
  await expect.poll(statusOf, { timeout: 2_000 }).toBe(404)
  await release(storage, remoteBundle())
  await expect.poll(statusOf, { timeout: 2_000 }).toBe(200)
})

test('two nodes on one storage serve a visitor the same within two seconds', async () => {
  const { app: one, storage } = await openSite()
  const { app: other } = await openSite({ bundles: [], storage })
  const cookie = cookiesOf(await one.inject('/registry.json'))
  const ask = async (app: typeof one) =>
    (await app.inject({ url: '/registry.json', headers: { cookie } })).json()
  expect(await ask(other)).toEqual(await ask(one))
  await release(storage, remoteBundle({ version: '2' }))
  const versions = async () =>
    [await ask(one), await ask(other)].map((registry) => registry.remotes[0].version)
  await expect.poll(versions, { timeout: 2_000 }).toEqual(['2', '2'])
  expect(await ask(other)).toEqual(await ask(one))
})

test('while the storage is unreachable, the gateway serves what was released, and logs the failure once', async () => {
  const storage = await temporaryStorage()
  let isBroken = false
  const { app, log } = await openSite({
    storage: {
      ...storage,
      async list(prefix) {
        if (isBroken) throw new Error('no disk')
        return storage.list(prefix)
      },
    },
  })
  const failures = () => log.filter((line) => line.includes('the registry cannot be read'))
  isBroken = true
  await expect.poll(() => failures().length, { timeout: 2_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect((await app.inject({ url: '/news', headers: NAVIGATION })).statusCode).toBe(200)
  expect(failures()).toHaveLength(1)
  isBroken = false
  await expect
    .poll(() => failures().at(-1), { timeout: 2_000 })
    .toContain('recovered: the registry cannot be read')
  await release(storage, remoteBundle({ version: '2' }))
  const version = async () => (await app.inject('/registry.json')).json().remotes[0].version
  await expect.poll(version, { timeout: 2_000 }).toBe('2')
})

test('a site with a damaged registry document starts with the last good one, and takes the next release', async () => {
  const storage = await temporaryStorage()
  for (const bundle of [shellBundle(), remoteBundle()]) await release(storage, bundle)
  await storage.put('registry/00000003.json', Buffer.from('{"revision": 3, "remo'))
  const { app, log } = await openSite({ bundles: [], storage })
  const registry = async () => (await app.inject('/registry.json')).json()
  expect(await registry()).toMatchObject({ revision: 3, remotes: [{ version: '1.0.0-a' }] })
  expect(log.filter((line) => line.includes('registry/00000003.json is damaged'))).toHaveLength(1)
  await release(storage, remoteBundle({ version: '2' }))
  await expect.poll(registry, { timeout: 2_000 }).toMatchObject({ revision: 4, remotes: [{ version: '2' }] })
})

test.each([
  ['cut short', '{"kind": "remote", "name": "news", "ver'],
  ['empty', ''],
  ['of another version', JSON.stringify(remoteBundle({ version: '1' }))],
  ['without the files of a page', JSON.stringify({ ...remoteBundle({ version: '2' }), pages: { x: null } })],
  ['without titles', JSON.stringify({ ...remoteBundle({ version: '2' }), titles: { en: null } })],
])('with a live bundle.json that is %s the site goes on with the version before', async (_, bytes) => {
  const storage = await temporaryStorage()
  const club = remoteBundle({ name: 'club' })
  for (const bundle of [shellBundle(), club, remoteBundle({ version: '1' }), remoteBundle({ version: '2' })])
    await release(storage, bundle)
  const key = 'bundles/news/2/bundle.json'
  const sound = (await storage.read(key)) ?? Buffer.from('')
  await storage.put(key, Buffer.from(bytes))
  const { app, log } = await openSite({ bundles: [], storage })
  const served = async () => {
    const { remotes } = (await app.inject('/registry.json')).json()
    return remotes.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`).sort()
  }
  expect(await served()).toEqual(['club 1.0.0-a', 'news 1'])
  expect((await app.inject({ url: '/news', headers: NAVIGATION })).statusCode).toBe(200)
  const lines = () => log.filter((line) => line.includes(`${key} is damaged: nobody gets news 2`))
  expect(lines()).toHaveLength(1)

  // The release names it as well.
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  await release(storage, remoteBundle({ name: 'club', version: '2' }))
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`${key} is damaged`))
  await expect.poll(served, { timeout: 2_000 }).toEqual(['club 2', 'news 1'])
  expect(lines()).toHaveLength(1)

  await storage.put(key, sound)
  await expect.poll(served, { timeout: 2_000 }).toEqual(['club 2', 'news 2'])
})

test('with a damaged bundle.json of the live shell the site goes on with the shell before', async () => {
  const storage = await temporaryStorage()
  for (const version of ['1', '2']) await release(storage, shellBundle({ version }))
  await release(storage, remoteBundle())
  await storage.put('bundles/shell/2/bundle.json', Buffer.from('{'))
  const { app, log } = await openSite({ bundles: [], storage })
  expect((await app.inject('/registry.json')).json()).toMatchObject({ shell: { version: '1' } })
  expect((await app.inject({ url: '/news', headers: NAVIGATION })).statusCode).toBe(200)
  expect(log.filter((line) => line.includes('bundles/shell/2/bundle.json is damaged'))).toHaveLength(1)
})

test('all visitors of one group are served the same', async () => {
  const storage = await temporaryStorage()
  await release(storage, shellBundle({ version: '1' }))
  await release(storage, shellBundle({ version: '2' }), { kind: 'canary', share: 0.3 })
  for (const name of ['news', 'weather']) {
    await release(storage, remoteBundle({ name, version: '1' }))
    await release(storage, remoteBundle({ name, version: '2' }), { kind: 'hold' })
  }
  await promote(storage, 'news', { version: '2', share: 0.5 })
  await promote(storage, 'weather', { version: '2', share: 0.2 })
  const doc = await readDocument(storage)
  const bundles = bundleCache(storage)
  await bundles.warm(doc)
  const registries = new Map<string, Set<string>>()
  for (let i = 0; i < 1_000; i++) {
    const viewer = { visitor: `visitor-${i}` }
    const group = canaryGroup(doc, viewer)
    const registry = JSON.stringify(resolve(doc, bundles.get, viewer))
    registries.set(group, (registries.get(group) ?? new Set()).add(registry))
  }
  expect(registries.size).toBe(8)
  for (const [group, same] of registries) expect([group, same.size]).toEqual([group, 1])
})
