import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header of the signature, in the lower case that Node uses. */
export const SIGNATURE_HEADER = 'x-webhook-signature-512'

export function signWebhook(body: Buffer | string, key: string): string {
  return createHmac('sha512', key).update(body).digest('hex')
}

/** Checks a signature over the raw body, in the same time for any wrong one. */
export function isSigned(body: Buffer, signature: string | undefined, key: string): boolean {
  if (!signature || !/^[0-9a-f]{128}$/i.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signWebhook(body, key), 'hex'))
}
