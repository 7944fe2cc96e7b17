import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSite } from '../../../gateway/fixture-site.ts'
import {
  distFolder,
  remoteBundle,
  route,
  shellBundle,
  temporaryFolder,
} from '../../../registry/bundles/fixture-bundle.ts'
import { own, promoteTogether, publish as publishLocally, readDocument } from '../../../registry/index.ts'
import { createToken, listTokens, revokeToken } from '../tokens/token.ts'
import { PACKED_BUILDS, packBuilds } from '../upload/pack.ts'
import { networkReleases } from './index.ts'

const chat = (version: string) => {
  const routes = [route({ name: 'chat', path: '/chat' })]
  return distFolder(remoteBundle({ name: 'chat', version, source: 'shop/chat', routes }), {
    compressed: true,
  })
}

/** A site with a shell, and a token of the team 'talk' for the remote 'chat'. */
async function openSiteForTalk() {
  const site = await openSite({ plugins: [networkReleases()], bundles: [shellBundle()] })
  const { text } = await createToken(site.storage, { team: 'talk', remotes: ['chat'], mayClaim: false })
  return { ...site, token: text }
}

/** The folder in which uploads are unpacked, for one test alone. */
async function temporaryUploads() {
  const folder = await temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

type Site = Awaited<ReturnType<typeof openSiteForTalk>>

/** Publishes a build, or several in one flip. */
async function publish(site: Pick<Site, 'app' | 'token'>, dist: string | readonly string[], query = '') {
  return upload(site, 'publish', [dist].flat(), query)
}

async function upload(
  { app, token }: Pick<Site, 'app' | 'token'>,
  action: string,
  dists: readonly string[],
  query = '',
) {
  const response = await app.inject({
    method: 'POST',
    url: `/@releases/${action}${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': PACKED_BUILDS },
    payload: Readable.from(packBuilds(dists)),
  })
  return { code: response.statusCode, body: response.json<Record<string, unknown>>() }
}

async function call({ app, token }: Pick<Site, 'app' | 'token'>, action: string, payload: object) {
  const response = await app.inject({
    method: 'POST',
    url: `/@releases/${action}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
  return { code: response.statusCode, body: response.json<Record<string, unknown>>() }
}

test('publishes a build with the right token, and records the team and the commit', async () => {
  const site = await openSiteForTalk()
  const published = await publish(site, await chat('1.0.0-a'), '?commit=a1b2c3d')
  expect(published).toMatchObject({
    code: 200,
    body: { unchanged: [], published: [{ name: 'chat', version: '1.0.0-a', revision: 2 }] },
  })
  const { remotes } = await readDocument(site.storage)
  expect(remotes.chat).toMatchObject({
    live: '1.0.0-a',
    owner: { team: 'talk', source: 'shop/chat' },
    history: [
      { action: 'publish', by: 'talk', commit: 'a1b2c3d' },
      { action: 'promote', by: 'talk' },
    ],
  })
  const file = await site.app.inject('/bundles/chat/1.0.0-a/entry.js')
  expect(file.statusCode).toBe(200)
})

test('a page that is opened a moment later contains what was published', async () => {
  const site = await openSiteForTalk()
  await publish(site, await chat('1.0.0-a'))
  await vi.waitFor(async () => expect((await site.app.inject('/chat')).body).toContain('1.0.0-a'), 10_000)
})

test('publishes a canary, holds a version, and promotes, rolls back, withdraws and reads', async () => {
  const site = await openSiteForTalk()
  await publish(site, await chat('1.0.0-a'))
  await publish(site, await chat('2.0.0-b'), '?share=0.1')
  expect((await readDocument(site.storage)).remotes.chat?.canary).toMatchObject({
    version: '2.0.0-b',
    share: 0.1,
  })
  await publish(site, await chat('3.0.0-c'), '?hold=true')
  expect((await readDocument(site.storage)).remotes.chat?.live).toBe('1.0.0-a')

  expect((await call(site, 'promote', { chosen: [{ name: 'chat' }] })).body).toMatchObject([
    { version: '2.0.0-b' },
  ])
  expect((await call(site, 'rollback', { name: 'chat', why: 'slow\u001B[2J' })).body).toMatchObject({
    version: '1.0.0-a',
    from: '2.0.0-b',
  })
  const history = (await call(site, 'history', { name: 'chat' })).body
  expect(history).toMatchObject([{ action: 'rollback', by: 'talk', why: 'slow [2J' }, {}, {}, {}, {}, {}, {}])
  expect((await call(site, 'versions', { name: 'chat' })).body).toHaveLength(3)
  expect((await call(site, 'names', {})).body).toEqual(['shell', 'chat'])
  expect((await call(site, 'withdraw', { name: 'chat' })).code).toBe(200)
  expect((await call(site, 'status', {})).body).toMatchObject([{ name: 'shell' }, { name: 'chat' }])
})

test.each(['', 'Bearer', 'Bearer x', `Bearer release_0123456789abcdef_${'a'.repeat(43)}`])(
  'refuses the authorization %j, and reads nothing of the build',
  async (authorization) => {
    const { app, storage } = await openSiteForTalk()
    const build = Readable.from(packBuilds([await chat('1.0.0-a')]))
    const response = await app.inject({
      method: 'POST',
      url: '/@releases/publish',
      headers: { authorization, 'content-type': PACKED_BUILDS },
      payload: build,
    })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ refused: [{ code: 'no-token' }] })
    expect((await readDocument(storage)).remotes).toEqual({})
  },
)

test('says how to begin while there is no token, and refuses everything', async () => {
  const { app } = await openSite({ plugins: [networkReleases()] })
  const { code, body } = await call({ app, token: 'x' }, 'status', {})
  expect(code).toBe(401)
  expect(body).toMatchObject({ refused: [{ code: 'no-token', command: 'token create <team>' }] })
})

test('after twenty failures a network has to wait, but a valid token is still accepted', async () => {
  const site = await openSiteForTalk()
  for (let i = 0; i < 20; i++) expect((await call({ ...site, token: 'x' }, 'status', {})).code).toBe(401)
  const response = await site.app.inject({ method: 'POST', url: '/@releases/status', payload: {} })
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  const guess = `${site.token.slice(0, -43)}${'a'.repeat(43)}`
  expect((await call({ ...site, token: guess }, 'status', {})).code).toBe(429)
  expect((await call(site, 'status', {})).code).toBe(200)
})

test('refuses requests without encryption from other machines', async () => {
  const { app, token } = await openSiteForTalk()
  const response = await app.inject({
    method: 'POST',
    url: '/@releases/status',
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: '203.0.113.7',
    payload: {},
  })
  expect(response.statusCode).toBe(403)
  expect(response.json()).toMatchObject({ refused: [{ code: 'not-secure' }] })
})

test("refuses to touch another team's remote, in every way", async () => {
  const site = await openSiteForTalk()
  await publish(site, await chat('1.0.0-a'))
  const pay = await createToken(site.storage, { team: 'pay', remotes: ['chat'], mayClaim: true })
  const other = { ...site, token: pay.text }
  expect(await publish(other, await chat('2.0.0-b'))).toMatchObject({
    code: 403,
    body: { refused: [{ code: 'other-team' }] },
  })
  for (const action of ['promote', 'rollback', 'withdraw']) {
    const input = { name: 'chat', chosen: [{ name: 'chat' }] }
    expect(await call(other, action, input)).toMatchObject({ code: 403 })
  }
  expect(await site.storage.list('bundles/chat/2.0.0-b/')).toEqual([])
  await own(site.storage, 'chat', { to: { team: 'pay' } })
  expect(await publish(other, await chat('2.0.0-b'))).toMatchObject({ code: 200 })
  expect(await publish(site, await chat('3.0.0-c'))).toMatchObject({ code: 403 })
})

test("does not take another team's bundle back with a group, nor promote it in one", async () => {
  const site = await openSiteForTalk()
  await publish(site, await chat('1.0.0-a'))
  await publish(site, await chat('2.0.0-b'), '?hold=true')
  const news = (version: string) => distFolder(remoteBundle({ version }))
  await publishLocally(site.storage, await news('1.0.0-a'), { channel: { kind: 'live' } })
  await publishLocally(site.storage, await news('2.0.0-b'), { channel: { kind: 'hold' } })
  const chosen = [{ name: 'chat' }, { name: 'news' }]
  expect(await call(site, 'promote', { chosen })).toMatchObject({ code: 403 })
  await promoteTogether(site.storage, chosen)
  expect(await call(site, 'rollback', { name: 'chat' })).toMatchObject({
    code: 403,
    body: { refused: [{ code: 'not-allowed' }] },
  })
  await own(site.storage, 'news', { to: { team: 'talk' } })
  const all = await createToken(site.storage, { team: 'talk', remotes: [], mayClaim: false })
  const whole = { ...site, token: all.text }
  expect((await call(whole, 'rollback', { name: 'chat' })).code).toBe(200)
  expect(await call(whole, 'promote', { chosen: [] })).toMatchObject({ code: 404 })
  const named = chosen.map((one) => ({ ...one, version: '2.0.0-b' }))
  expect((await call(whole, 'promote', { chosen: named })).body).toHaveLength(2)
})

test('refuses a file that was changed, and leaves nothing behind', async () => {
  const site = await openSiteForTalk()
  const dist = await chat('1.0.0-a')
  const uploads = await temporaryUploads()
  const packed = await buffer(packBuilds([dist]))
  const at = packed.indexOf('/* entry.js')
  packed[at + 3] = 'X'.charCodeAt(0)
  const response = await site.app.inject({
    method: 'POST',
    url: '/@releases/publish',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': PACKED_BUILDS },
    payload: packed,
  })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ refused: [{ code: 'file-differs' }] })
  expect(await site.storage.list('bundles/chat/')).toEqual([])
  expect(await readdir(uploads)).toEqual([])
})

test('has nothing to do for a build that is live, and refuses another one with its version, or a stored one', async () => {
  const site = await openSiteForTalk()
  const dist = await chat('1.0.0-a')
  await publish(site, dist)
  expect(await publish(site, dist)).toEqual({
    code: 200,
    body: { unchanged: [{ name: 'chat', version: '1.0.0-a' }], published: [] },
  })
  expect((await readDocument(site.storage)).revision).toBe(2)
  const other = remoteBundle({ name: 'chat', version: '1.0.0-a', source: 'shop/chat', federation: 'other' })
  const held = await chat('2.0.0-b')
  await publish(site, held, '?hold=true')
  for (const again of [await distFolder(other), held]) {
    expect(await publish(site, again)).toMatchObject({
      code: 409,
      body: { refused: [{ code: 'already-published' }] },
    })
  }
})

test('refuses what the gate refuses, and says so before anything is published', async () => {
  const site = await openSiteForTalk()
  const needs = { shared: { vue: '^3.0.0' }, contract: 9 }
  const unfit = await distFolder(remoteBundle({ name: 'chat', version: '9.0.0', source: 'shop/chat', needs }))
  const refused = { code: 409, body: { refused: [{ code: 'shared-missing' }, { code: 'contract' }] } }
  expect(await upload(site, 'gate', [unfit])).toMatchObject(refused)
  expect(await publish(site, unfit)).toMatchObject(refused)
  expect((await upload(site, 'gate', [await chat('1.0.0-a')])).body).toEqual([
    { name: 'chat', version: '1.0.0-a', isPublished: false, warnings: [] },
  ])
  expect(await site.storage.list('bundles/chat/')).toEqual([])
})

test('refuses a target that it cannot read, rather than serve the canary to everyone', async () => {
  const site = await openSiteForTalk()
  await publish(site, await chat('1.0.0-a'))
  for (const only of ['fi', '[1]', '{"country":"fi"}']) {
    const query = `?${new URLSearchParams({ share: '0.1', only })}`
    expect(await publish(site, await chat('2.0.0-b'), query)).toMatchObject({
      code: 409,
      body: { refused: [{ code: 'bad-target' }] },
    })
  }
})

test('refuses a body that is no build', async () => {
  const site = await openSiteForTalk()
  expect(await call(site, 'publish', {})).toMatchObject({
    code: 400,
    body: { refused: [{ code: 'upload-damaged' }] },
  })
})

test('publishes at once all land, one after the other', async () => {
  const site = await openSiteForTalk()
  const versions = ['1.0.0-a', '2.0.0-b', '3.0.0-c']
  const dists = await Promise.all(versions.map(chat))
  const published = await Promise.all(dists.map((dist) => publish(site, dist, '?all=true')))
  expect(published.map(({ code }) => code)).toEqual([200, 200, 200])
  const entry = (await readDocument(site.storage)).remotes.chat
  expect(entry?.history.filter(({ action }) => action === 'promote')).toHaveLength(3)
})

test('uploads that found no place to be unpacked keep none from being received later', async () => {
  const site = await openSiteForTalk()
  const dist = await chat('1.0.0-a')
  const uploads = await temporaryUploads()
  vi.stubEnv('TMPDIR', join(uploads, 'missing'))
  for (let i = 0; i < 5; i++) expect((await publish(site, dist)).code).toBe(500)
  vi.stubEnv('TMPDIR', uploads)
  expect((await publish(site, dist)).code).toBe(200)
})

test('a token that is revoked during an upload publishes nothing', async () => {
  const site = await openSiteForTalk()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.app.server.address() as AddressInfo
  const packed = await buffer(packBuilds([await chat('1.0.0-a')]))
  const uploads = await temporaryUploads()
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/@releases/publish',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': PACKED_BUILDS },
  })
  upload.write(packed.subarray(0, packed.length / 2))
  await vi.waitFor(async () => expect(await readdir(uploads)).toHaveLength(1), 10_000)
  const [token] = await listTokens(site.storage)
  await revokeToken(site.storage, token?.id ?? '')
  const status = new Promise((resolve) => upload.on('response', ({ statusCode }) => resolve(statusCode)))
  upload.end(packed.subarray(packed.length / 2))
  expect(await status).toBe(401)
  expect(await site.storage.list('bundles/chat/')).toEqual([])
})

test('an upload that breaks off changes nothing, and can be repeated', async () => {
  const site = await openSiteForTalk()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.app.server.address() as AddressInfo
  const dist = await chat('1.0.0-a')
  const uploads = await temporaryUploads()
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/@releases/publish',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': PACKED_BUILDS },
  })
  upload.on('error', () => undefined)
  const packed = await buffer(packBuilds([dist]))
  upload.write(packed.subarray(0, packed.length / 2))
  await vi.waitFor(async () => expect(await readdir(uploads)).toHaveLength(1), 10_000)
  upload.destroy()
  await vi.waitFor(async () => expect(await readdir(uploads)).toEqual([]), 10_000)
  expect(await site.storage.list('bundles/chat/')).toEqual([])
  expect(await publish(site, dist)).toMatchObject({ code: 200 })
})
