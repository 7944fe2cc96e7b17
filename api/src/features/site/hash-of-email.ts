import { createHmac } from 'node:crypto'
import { mailboxOf, withoutSuffix } from '../../tables/mailbox.ts'

interface HashOptions {
  /** The site's secret. */
  readonly secret: string
  /** Each purpose has other hashes, so that rows of different tables cannot be joined. */
  readonly purpose: string
  readonly brandId: string
}

/** A keyed hash of an address, which nobody can look up; the same for all addresses of a mailbox. */
export function hashOfEmail(email: string, options: HashOptions): string {
  return hashOf(mailboxOf(email), options)
}

/** The hashes by which an address may have been stored: older ones tell Gmail's dots and names apart. */
export function hashesOfEmail(email: string, options: HashOptions): string[] {
  return [...new Set([mailboxOf(email), withoutSuffix(email)])].map((address) => hashOf(address, options))
}

function hashOf(address: string, { secret, purpose, brandId }: HashOptions): string {
  return createHmac('sha256', secret).update(`${purpose} ${brandId} ${address}`).digest('base64url')
}
