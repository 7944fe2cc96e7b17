import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

/** Decrypts a push message (RFC 8291, one record) as the browser does. */
export function openSealed(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(serverKey), auth, about, 32))
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${info}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends in a 2, followed by zeros as padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
