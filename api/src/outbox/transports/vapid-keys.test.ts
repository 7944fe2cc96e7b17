import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { vapidKeys } from './vapid-keys.ts'

test('every node that has the secret has the keys, and nobody else', () => {
  expect(vapidKeys('a secret')).toEqual(vapidKeys('a secret'))
  expect(vapidKeys('a secret').privateKey).not.toBe(vapidKeys('another secret').privateKey)
})

test('they are a pair of P-256, as long as push services want them', () => {
  for (let n = 0; n < 300; n += 1) {
    const { publicKey, privateKey } = vapidKeys(`secret ${n}`)
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(privateKey, 'base64url')
    expect(ecdh.getPublicKey('base64url')).toBe(publicKey)
    expect([Buffer.from(privateKey, 'base64url').length, Buffer.from(publicKey, 'base64url').length]).toEqual(
      [32, 65],
    )
  }
})
