import { createHmac, timingSafeEqual } from 'node:crypto'

interface Whose {
  readonly brandId: string
  readonly memberId: string
}

/**
 * What a link in a mail says for who wants no more of them. It is good for this and nothing else, for as long as the
 * site's secret is: mails are read late, and a member is named in it by an id that is no secret.
 */
export function unsubscribeToken(secret: string, { brandId, memberId }: Whose): string {
  return `${memberId}.${proofOf(secret, { brandId, memberId })}`
}

/** Who says so; undefined for what is no such token, or another brand's. */
export function readUnsubscribeToken(secret: string, brandId: string, token: string): string | undefined {
  const [memberId = '', proof = '', ...more] = token.split('.')
  const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(secret, { brandId, memberId }))]
  const isGood = more.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
  return isGood ? memberId : undefined
}

function proofOf(secret: string, { brandId, memberId }: Whose): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', brandId, memberId]))
    .digest('base64url')
}
