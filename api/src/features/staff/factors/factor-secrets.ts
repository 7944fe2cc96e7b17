import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Derived from the site's secret, as the keys for push messages are: all nodes have it, and a backup has not. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** Encrypts the secret of an app, for one account: copied to another, it cannot be read. */
export function seal(secret: string, memberId: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(secret, 'staff factor'), nonce).setAAD(Buffer.from(memberId))
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** Null if the site's secret, the account or the text is another one. */
export function unseal(secret: string, memberId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyFor(secret, 'staff factor'), bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(memberId)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    )
  } catch {
    return null
  }
}

const CODES = 10
const CODE_LETTERS = 12
/** 32 letters, so that each is as likely; none of them is l, o, 0 or 1. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** New recovery codes, in groups for reading. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from(randomBytes(CODE_LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

/** Keyed, so that a leaked table cannot be searched for codes. */
export function hashOfCode(secret: string, memberId: string, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return createHmac('sha256', keyFor(secret, 'staff recovery code'))
    .update(`${memberId} ${letters}`)
    .digest('base64url')
}
