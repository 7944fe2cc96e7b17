import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { vapidKeys } from './vapid-keys.ts'

test('the same secret gives the same keys, another secret gives others', () => {
  expect(vapidKeys('a secret')).toEqual(vapidKeys('a secret'))
  expect(vapidKeys('a secret').privateKey).not.toBe(vapidKeys('another secret').privateKey)
})

test('the keys are a P-256 pair of the lengths that push services expect', () => {
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
