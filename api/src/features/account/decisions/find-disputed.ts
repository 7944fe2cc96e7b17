import type { Queryable } from '../../../db/database.ts'
import { readLinkToken } from '../../../outbox/mail/link-token.ts'
import { findDecision } from './lift.ts'

interface Objector {
  readonly brandId: string
  /** Null for somebody who is not logged in. */
  readonly memberId: string | null
  /** The site's, which signs the links in mails. */
  readonly secret: string
}

/**
 * The decision to which somebody objects, by what the link in the mail about it says; a member who is logged in can
 * name one about themselves by its reference, too. With the reference alone, nobody else objects.
 */
export async function findDisputed(
  db: Queryable,
  { brandId, memberId, secret }: Objector,
  given: string,
  now: Date,
) {
  const signed = readLinkToken(secret, { of: 'decision', brandId }, given, now)
  const found = await findDecision(db, brandId, signed ?? given)
  const isTheirs = memberId !== null && found?.memberId === memberId
  return signed !== undefined || isTheirs ? found : undefined
}
