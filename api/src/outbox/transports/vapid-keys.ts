import { createECDH, hkdfSync } from 'node:crypto'

/** With which the site proves to push services who it is; base64url, as browsers and services take them. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The order of P-256: a private key is a number from 1 to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** More bits than the key has, so that no key is likelier than another. */
const BYTES = 48

/**
 * Made of the site's secret: it is kept where that is, and all nodes have the same one. With another secret the browsers
 * that have subscribed must subscribe again.
 */
export function vapidKeys(secret: string): VapidKeys {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push', BYTES))
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(number.toString(16).padStart(64, '0'), 'hex')
  const privateKey = Buffer.alloc(32)
  const own = ecdh.getPrivateKey()
  own.copy(privateKey, privateKey.length - own.length)
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
