import { createECDH, createPublicKey, verify } from 'node:crypto'
import { Agent } from 'node:https'
import { expect, test } from 'vitest'
import type { Push } from '../transport.ts'
import { startPushService } from './fixture-push-service.ts'
import { openSealed } from './fixture-sealed.ts'
import { publicLookup } from './public-agent.ts'
import { vapidKeys } from './vapid-keys.ts'
import { pushServices } from './web-push.ts'

const keys = vapidKeys('a secret of the tests alone')
const hosts = ['push.example.com']
const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = Buffer.alloc(16, 7)

const PUSH: Push = {
  subscription: {
    endpoint: 'https://push.example.com/send/1',
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  },
  contact: 'mailto:support@amberly.example',
  payload: {
    title: 'Amberly',
    body: 'Sinulle on uusi viesti.',
    url: 'https://amberly.example/chats/1',
    tag: 'messages',
  },
}

const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )

test('§3: only the browser can decrypt a message, and the service can verify its sender', async () => {
  const { requests, agent } = await startPushService()
  await pushServices({ keys, hosts, agent }).send(PUSH)
  const [request] = requests
  expect(request).toMatchObject({
    path: '/send/1',
    headers: {
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    },
  })
  expect(JSON.parse(openSealed(request!.body, browser, auth))).toEqual(PUSH.payload)
  const [, token = '', key] =
    /^vapid t=([^,]+), k=(.+)$/.exec(String(request!.headers['authorization'])) ?? []
  expect(key).toBe(keys.publicKey)
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(keys.publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url'))).toBe(
    true,
  )
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.com',
    sub: 'mailto:support@amberly.example',
  })
})

test.each([
  [404, { name: 'Undeliverable', isGone: true }],
  [410, { name: 'Undeliverable', isGone: true }],
  [400, { name: 'Undeliverable', isGone: false }],
  [403, { name: 'Undeliverable', isGone: false }],
  [413, { name: 'Undeliverable', isGone: false }],
  [302, { name: 'Undeliverable', isGone: false }],
  [429, { name: 'NotDelivered' }],
  [500, { name: 'NotDelivered' }],
  [503, { name: 'NotDelivered' }],
])('a reply of %d means %j', async (status, meaning) => {
  const { agent, requests } = await startPushService(status, { location: 'https://127.0.0.1/' })
  expect(await failure(pushServices({ keys, hosts, agent }).send(PUSH))).toMatchObject(meaning)
  expect(requests).toHaveLength(1)
})

test('times out on a service that does not respond', async () => {
  const { agent } = await startPushService(0)
  const error = await failure(pushServices({ keys, hosts, agent, timeoutMs: 200 }).send(PUSH))
  expect(error).toMatchObject({ name: 'NotDelivered' })
})

test.each([
  'https://localhost/x',
  'https://10.0.0.1/',
  'http://push.example.com/',
  'https://push.example.com:8443/',
  'https://push.example.org/',
])('sends nothing to %s', async (endpoint) => {
  const { agent, requests } = await startPushService()
  const subscription = { ...PUSH.subscription, endpoint }
  expect(await failure(pushServices({ keys, hosts, agent }).send({ ...PUSH, subscription }))).toMatchObject({
    name: 'Undeliverable',
  })
  expect(requests).toEqual([])
})

type Find = Parameters<typeof publicLookup>[0]
type Address = { readonly address: string; readonly family: number }

function lookUp(addresses: readonly Address[], options: { all?: boolean }) {
  const find = ((_: string, __: object, done: (error: null, found: readonly Address[]) => void) =>
    done(null, addresses)) as unknown as Find
  return new Promise((resolve) => {
    publicLookup(find)('push.example.com', options, (error, address, family) =>
      resolve(error ?? { address, family }),
    )
  })
}

const world = { address: '8.8.8.8', family: 4 }

test.each([['127.0.0.1'], ['10.0.0.7'], ['169.254.169.254']])(
  'rejects a host name with %s among its addresses',
  async (address) => {
    for (const all of [true, false]) {
      expect(await lookUp([world, { address, family: 4 }], { all })).toMatchObject({ name: 'Undeliverable' })
    }
  },
)

test('resolves a public host name', async () => {
  expect(await lookUp([world], {})).toEqual({ address: '8.8.8.8', family: 4 })
  expect(await lookUp([world], { all: true })).toEqual({ address: [world], family: undefined })
  expect(await lookUp([], {})).toMatchObject({ name: 'Undeliverable' })
})

test('a real connection uses the lookup: a host name of this machine is rejected', async () => {
  const find = ((_: string, __: object, done: (error: null, found: Address[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as Find
  const agent = new Agent({ lookup: publicLookup(find) })
  const error = await failure(pushServices({ keys, hosts, agent }).send(PUSH))
  expect(error).toMatchObject({ message: 'The push service has no public address.' })
})
