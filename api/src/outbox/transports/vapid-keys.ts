import { createECDH, hkdfSync } from 'node:crypto'

/** The keys by which push services know the site; base64url, as browsers expect. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The order of P-256: a private key is a number from 1 to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** More bits than a key has, so that taking the remainder introduces no noticeable bias. */
const BYTES = 48

/** Derives the keys from the site's secret, for all nodes. If it changes, browsers resubscribe. */
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
