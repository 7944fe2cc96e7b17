import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS, SECOND_MS } from '../../time.ts'

/** How long a link in a mail leads to the state of a complaint, or lets somebody object to a decision. */
const LINK_DAYS = 180

interface Place {
  readonly of: 'complaint' | 'decision'
  readonly brandId: string
  /** The id of the complaint, or the reference of the decision. */
  readonly id: string
}

/** The token of a link to one thing: its id, the end of the link, and a signature. It grants nothing else. */
export function linkToken(secret: string, place: Place, now: Date): string {
  const until = Math.floor((now.getTime() + LINK_DAYS * DAY_MS) / SECOND_MS).toString(36)
  return `${place.id}.${until}.${proofOf(secret, place, until)}`
}

/** Returns the id to which a token of this brand leads; undefined if it is forged, too old or for something else. */
export function readLinkToken(
  secret: string,
  place: Omit<Place, 'id'>,
  token: string,
  now: Date,
): string | undefined {
  const [id = '', until = '', proof = '', ...rest] = token.split('.')
  const isGood = rest.length === 0 && isSame(proof, proofOf(secret, { ...place, id }, until))
  return isGood && Number.parseInt(until, 36) * SECOND_MS > now.getTime() ? id : undefined
}

function isSame(text: string, other: string): boolean {
  const [actual, expected] = [Buffer.from(text), Buffer.from(other)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function proofOf(secret: string, { of, brandId, id }: Place, until: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([of, brandId, id, until]))
    .digest('base64url')
}
