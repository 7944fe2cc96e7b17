import { createHmac, timingSafeEqual } from 'node:crypto'
import { type MailTopic, mailTopics } from 'contracts'
import type { MemberKey } from '../tables/member-key.ts'

export interface Unsubscriber {
  readonly memberId: string
  readonly topic: MailTopic
}

/**
 * The token of an unsubscribe link: member, topic of the mail, and a signature. It grants nothing else, and
 * lasts as long as the site's secret. The member id in it is not secret.
 */
export function unsubscribeToken(secret: string, key: MemberKey & { readonly topic: MailTopic }): string {
  const { brandId, memberId, topic } = key
  return `${memberId}.${topic}.${proofOf(secret, ['unsubscribe', brandId, memberId, topic])}`
}

/** Returns the member and topic of a valid token of this brand; undefined for any other text. */
export function readUnsubscribeToken(
  secret: string,
  brandId: string,
  token: string,
): Unsubscriber | undefined {
  const parts = token.split('.')
  const [memberId = '', topic, proof = ''] = parts
  if (parts.length === 2) return readEarlierToken(secret, brandId, parts)
  if (parts.length !== 3 || !isTopic(topic)) return undefined
  const isGood = isSame(proof, proofOf(secret, ['unsubscribe', brandId, memberId, topic]))
  return isGood ? { memberId, topic } : undefined
}

/** Mails about photos were the only ones before tokens told the topic. */
function readEarlierToken(secret: string, brandId: string, [memberId = '', proof = '']: readonly string[]) {
  const isGood = isSame(proof, proofOf(secret, ['unsubscribe', brandId, memberId]))
  return isGood ? ({ memberId, topic: 'photo' } as const) : undefined
}

function isTopic(text: string | undefined): text is MailTopic {
  return text !== undefined && Object.hasOwn(mailTopics, text)
}

function isSame(text: string, other: string): boolean {
  const [actual, expected] = [Buffer.from(text), Buffer.from(other)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function proofOf(secret: string, signed: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url')
}
