import { createHmac } from 'node:crypto'

interface HashOptions {
  /** The site's secret. */
  readonly secret: string
  /** Each purpose has other hashes, so that rows of different tables cannot be joined. */
  readonly purpose: string
  readonly brandId: string
}

/** Addresses that differ only in what follows a plus sign reach the same mailbox. */
export function mailboxOf(email: string): string {
  return email.normalize('NFKC').toLowerCase().replace(/\+.*@/, '@')
}

/** A keyed hash of an address, which nobody can look up. */
export function hashOfEmail(email: string, { secret, purpose, brandId }: HashOptions): string {
  return createHmac('sha256', secret)
    .update(`${purpose} ${brandId} ${mailboxOf(email)}`)
    .digest('base64url')
}
