import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberKey } from '../tables/member-key.ts'

/**
 * The token of an unsubscribe link. It grants nothing else, and expires only when the site's secret changes, since mails
 * are often read late. The member id in it is not secret.
 */
export function unsubscribeToken(secret: string, { brandId, memberId }: MemberKey): string {
  return `${memberId}.${proofOf(secret, { brandId, memberId })}`
}

/** Returns the member id of a valid token of this brand; undefined for any other text. */
export function readUnsubscribeToken(secret: string, brandId: string, token: string): string | undefined {
  const [memberId = '', proof = '', ...more] = token.split('.')
  const [actual, expected] = [Buffer.from(proof), Buffer.from(proofOf(secret, { brandId, memberId }))]
  const isGood = more.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected)
  return isGood ? memberId : undefined
}

function proofOf(secret: string, { brandId, memberId }: MemberKey): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', brandId, memberId]))
    .digest('base64url')
}
