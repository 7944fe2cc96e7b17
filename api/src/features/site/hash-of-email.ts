import { createHmac } from 'node:crypto'

interface HashOptions {
  /** The site's secret. */
  readonly secret: string
  /** Each purpose has other hashes, so that rows of different tables cannot be joined. */
  readonly purpose: string
  readonly brandId: string
}

/**
 * A keyed hash of an address, which nobody can look up. Addresses that differ only in what follows a plus sign
 * reach the same mailbox.
 */
export function hashOfEmail(email: string, { secret, purpose, brandId }: HashOptions): string {
  const mailbox = email.normalize('NFKC').toLowerCase().replace(/\+.*@/, '@')
  return createHmac('sha256', secret).update(`${purpose} ${brandId} ${mailbox}`).digest('base64url')
}
