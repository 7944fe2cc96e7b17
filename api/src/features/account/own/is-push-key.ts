import { ECDH } from 'node:crypto'

/** Whether this is a point of the curve P-256, for which messages can be encrypted. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
