import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Proof } from '../../../http/caller/proof.ts'
import { session } from '../../../tables/account.ts'
import { staffSession } from '../../../tables/staff.ts'
import { MINUTE_MS } from '../../../time.ts'
import { hashOfToken } from '../../account/tokens.ts'

/** Makes a session as proven as a test wants it. */
export async function setProof(db: Queryable, token: string, proof: Proof) {
  const isIt = eq(session.tokenHash, hashOfToken(token))
  const [found] = await db.select({ sessionId: session.id }).from(session).where(isIt)
  if (!found || proof === 'none') return
  const seenAt = new Date()
  const verifiedAt = proof === 'fresh' ? seenAt : new Date(seenAt.getTime() - 10 * MINUTE_MS)
  await db.insert(staffSession).values({ ...found, verifiedAt, seenAt })
}
