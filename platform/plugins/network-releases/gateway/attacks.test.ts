import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { NAVIGATION, openSite, release } from '../../../gateway/fixture-site.ts'
import type { Bundle } from '../../../protocol/index.ts'
import { distFolder, remoteBundle, route, shellBundle } from '../../../registry/bundles/fixture-bundle.ts'
import { readDocument } from '../../../registry/index.ts'
import { createToken } from '../tokens/token.ts'
import { PACKED_BUILDS, packBuilds } from '../upload/pack.ts'
import { networkReleases } from './index.ts'

// Attempts of a team with a token, or of somebody without one.

const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const SHOP = remoteBundle({ name: 'shop', source: 'pay/shop' })
const chat = (parts: Partial<Bundle> = {}) =>
  remoteBundle({ name: 'chat', version: '1.0.0-a', source: 'talk/chat', ...(parts as object) })

/** A site with a remote of the team 'pay', and a token of the team 'talk', for 'chat' and new names. */
async function openSiteForTalk(rights = { remotes: ['chat'], mayClaim: true }) {
  const { app, storage, log } = await openSite({
    plugins: [networkReleases()],
    bundles: [shellBundle(), SHOP],
  })
  const { text: token } = await createToken(storage, { team: 'talk', ...rights })

  async function post(action: string, payload: object | Readable, contentType = 'application/json') {
    const response = await app.inject({
      method: 'POST',
      url: `/@releases/${action}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
      payload: payload instanceof Readable ? payload : JSON.stringify(payload),
    })
    return { code: response.statusCode, body: response.json<Record<string, unknown>>() }
  }

  const publish = (...dists: readonly string[]) =>
    post('publish', Readable.from(packBuilds(dists)), PACKED_BUILDS)
  return { app, storage, log, token, post, publish }
}

test.each(METHODS)('%s finds nothing at any address of the releases, and no page', async (method) => {
  const { app, storage, token } = await openSiteForTalk()
  const trap = remoteBundle({ name: 'trap', routes: [route({ name: 'trap', path: '/:one/:two?/:three?' })] })
  await release(storage, trap)
  for (const url of [
    '/@releases',
    '/@releases/',
    '/@releases/status',
    '/@releases/publish',
    '/@releases/a/b',
  ]) {
    for (const headers of [NAVIGATION, { ...NAVIGATION, authorization: `Bearer ${token}` }]) {
      const response = await app.inject({ method, url, headers })
      const { statusCode, headers: sent } = response
      expect({ url, statusCode, type: sent['content-type'], cookie: sent['set-cookie'] }).toEqual({
        url,
        statusCode: 404,
        type: 'application/json; charset=utf-8',
        cookie: undefined,
      })
    }
  }
  expect((await readDocument(storage)).revision).toBe(3)
})

test('an unknown action is not there, with a token or without', async () => {
  const { app, post } = await openSiteForTalk()
  for (const action of ['token', 'tokens', 'constructor', '../registry', '__proto__', 'names/x']) {
    expect(await post(action, {})).toMatchObject({ code: 404 })
  }
  const response = await app.inject({
    method: 'POST',
    url: '/@releases/token',
    payload: 'x'.repeat(2_000_000),
  })
  expect(response.statusCode).toBe(404)
})

test('a group with a bundle of another team stores nothing and changes nothing', async () => {
  const { storage, publish, post } = await openSiteForTalk()
  const own = await distFolder(chat())
  const foreign = await distFolder(remoteBundle({ name: 'shop', version: '9', source: 'pay/shop' }))
  for (const dists of [[own, foreign], [foreign, own], [foreign]]) {
    expect(await publish(...dists)).toMatchObject({ code: 403, body: { refused: [{ code: 'not-allowed' }] } })
  }
  expect(await storage.list('bundles/chat/')).toEqual([])
  expect(await storage.list('bundles/shop/9/')).toEqual([])
  await publish(own)
  const chosen = [
    { name: 'chat', version: '1.0.0-a' },
    { name: 'shop', version: '1.0.0-a' },
  ]
  expect(await post('promote', { chosen })).toMatchObject({ code: 403 })
  expect((await readDocument(storage)).revision).toBe(3)
})

test('nothing of another team changes, however it is asked for', async () => {
  const { storage, post } = await openSiteForTalk()
  const before = await readDocument(storage)
  const attempts: [string, object][] = [
    ['promote', { chosen: [{ name: 'shop' }] }],
    ['promote', { chosen: [{ name: 'shop' }], share: 0.5 }],
    ['promote', { chosen: [{ name: 'shell' }] }],
    ['rollback', { name: 'shop' }],
    ['rollback', { name: 'shop', version: '1.0.0-a' }],
    ['withdraw', { name: 'shop' }],
    ['own', { name: 'shop', to: { team: 'talk' } }],
    ['own', { name: 'chat', to: { team: 'talk' } }],
    ['prune', { days: 0 }],
  ]
  for (const [action, input] of attempts) {
    expect({ action, ...(await post(action, input)) }).toMatchObject({ action, code: 403 })
  }
  expect(await readDocument(storage)).toEqual(before)
})

test('inputs of any kind are refused or ignored, never a failure of the server', async () => {
  const { storage, post } = await openSiteForTalk()
  const before = await readDocument(storage)
  const odd: unknown[] = [null, 5, '', [], {}, 'constructor', '__proto__', '../../registry', { toString: 1 }]
  for (const action of ['promote', 'rollback', 'withdraw', 'own', 'prune', 'owner', 'history', 'versions']) {
    for (const value of odd) {
      const chosen = [value, { name: value, version: value }]
      const input = { name: value, version: value, chosen, to: value, days: value, why: value }
      const { code } = await post(action, input)
      expect({ action, value, isServerFailure: code >= 500 }).toEqual({
        action,
        value,
        isServerFailure: false,
      })
    }
  }
  expect(await readDocument(storage)).toEqual(before)
})

test('the name of the shell, and the kind of a shell, are not for a remote’s token', async () => {
  const { storage, publish } = await openSiteForTalk()
  const asShell = await distFolder(remoteBundle({ name: 'shell', version: '9' }))
  expect(await publish(asShell)).toMatchObject({ code: 403 })
  const second = await distFolder(shellBundle({ name: 'chat', version: '9', source: 'talk/chat' }))
  expect(await publish(second)).toMatchObject({ code: 409, body: { refused: [{ code: 'other-shell' }] } })
  expect((await readDocument(storage)).shell).toMatchObject({ name: 'shell', live: '1.0.0-s' })
})

test('a description that would break the pages of the site is refused', async () => {
  const { app, storage, post } = await openSiteForTalk()
  for (const wrong of [{ pages: { 'chat-home': {} } }, { data: { name: 'chat', routes: [{ name: 'x' }] } }]) {
    // The command line would refuse to send it.
    const bytes = JSON.stringify({ ...chat(), ...wrong })
    const lines = [
      `${JSON.stringify({ build: 0, name: 'bundle.json', bytes: bytes.length })}\n${bytes}`,
      `${JSON.stringify({ build: 0, name: '', bytes: 0 })}\n`,
    ]
    expect(
      await post('publish', Readable.from(lines.map((line) => Buffer.from(line))), PACKED_BUILDS),
    ).toMatchObject({
      code: 409,
      body: { refused: [{ code: 'bad-bundle' }] },
    })
  }
  expect(await storage.list('bundles/chat/')).toEqual([])
  expect((await app.inject({ url: '/shop', headers: NAVIGATION })).statusCode).toBe(200)
})

test('an upload that is cut off within its second build leaves nothing', async () => {
  const { storage, post } = await openSiteForTalk()
  const dists = [
    await distFolder(chat()),
    await distFolder(remoteBundle({ name: 'talk-new', source: 'talk/new' })),
  ]
  const packed = await buffer(packBuilds(dists))
  for (const share of [0.1, 0.5, 0.9]) {
    const cut = Readable.from([packed.subarray(0, packed.length * share)])
    expect(await post('publish', cut, PACKED_BUILDS)).toMatchObject({ code: 400 })
  }
  expect(await storage.list('bundles/chat/')).toEqual([])
  expect(await storage.list('bundles/talk-new/')).toEqual([])
  expect((await readDocument(storage)).revision).toBe(2)
})

test('no log names a token, whatever becomes of the request', async () => {
  const { app, log, token, storage, post, publish } = await openSiteForTalk()
  await publish(await distFolder(chat()))
  await post('withdraw', { name: 'shop' })
  await post('status', {})
  await app.inject({ url: '/@releases/status', headers: { authorization: `Bearer ${token}` } })
  const wrong = `${token.slice(0, -4)}AAAA`
  await app.inject({
    method: 'POST',
    url: '/@releases/status',
    headers: { authorization: `Bearer ${wrong}` },
  })
  await storage.put('registry/00000009.json', Buffer.from('{'))
  storage.list = () => Promise.reject(new Error('The disk is gone.'))
  expect((await post('status', {})).code).toBe(500)
  const [, secret = ''] = /^release_[0-9a-f]{16}_(.{43})$/.exec(token) ?? []
  expect(secret).toHaveLength(43)
  expect(log.length).toBeGreaterThan(5)
  expect(log.join('\n')).not.toContain(secret.slice(0, -4))
})
