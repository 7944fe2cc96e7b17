import { expect, test } from 'vitest'
import { remoteBundle, shellBundle, temporaryStorage } from '../../registry/bundles/fixture-bundle.ts'
import { bundleCache, promote, readDocument, resolve } from '../../registry/index.ts'
import { cookiesOf, NAVIGATION, openSite, release } from '../fixture-site.ts'
import { canaryGroup } from './canary-group.ts'

test('before anything is released, the answers say so, and what is released then is there without a restart', async () => {
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

test('two nodes on one storage serve the same within two seconds, to the same visitor', async () => {
  const { app: one, storage } = await openSite()
  const { app: other } = await openSite({ bundles: [], storage, node: 'n2' })
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

test('while the storage is out of reach, what was released goes on, and the log tells it once', async () => {
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
  const troubles = () => log.filter((line) => line.includes('the registry cannot be read'))
  isBroken = true
  await expect.poll(() => troubles().length, { timeout: 2_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect((await app.inject({ url: '/news', headers: NAVIGATION })).statusCode).toBe(200)
  expect(troubles()).toHaveLength(1)
  isBroken = false
  await expect
    .poll(() => troubles().at(-1), { timeout: 2_000 })
    .toContain('over: the registry cannot be read')
  await release(storage, remoteBundle({ version: '2' }))
  const version = async () => (await app.inject('/registry.json')).json().remotes[0].version
  await expect.poll(version, { timeout: 2_000 }).toBe('2')
})

test('visitors of one group are all served the same, so that it is put together once', async () => {
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
  const answers = new Map<string, Set<string>>()
  for (let i = 0; i < 1_000; i++) {
    const group = canaryGroup(doc, `visitor-${i}`)
    const answer = JSON.stringify(resolve(doc, bundles.get, `visitor-${i}`))
    answers.set(group, (answers.get(group) ?? new Set()).add(answer))
  }
  expect(answers.size).toBe(8)
  for (const [group, same] of answers) expect([group, same.size]).toEqual([group, 1])
})
