import type { PushSubscriptionData } from 'contracts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Queryable } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import type { Session } from '../../../http/caller/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { pushSubscription, session } from '../../../tables/account.ts'

/** Browsers per member; older ones are probably no longer used. */
const MAX_BROWSERS = 20

/** Subscribes a browser, once, for the member who is logged in there, until that login ends. */
export async function savePushSubscription(
  database: Database,
  { id: sessionId, brandId, memberId }: Session,
  { endpoint, keys }: PushSubscriptionData,
  now: Date,
) {
  const mine = { brandId, memberId, sessionId, p256dh: keys.p256dh, auth: keys.auth, createdAt: now }
  await database.inTransaction(async (tx) => {
    const isHere = eq(session.id, sessionId)
    const [living] = await tx.select({ id: session.id }).from(session).where(isHere).for('key share')
    if (!living) refuse('authentication_required')
    await tx
      .insert(pushSubscription)
      .values({ id: newId(), endpoint, ...mine })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: mine })
    const surplus = tx
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(eq(pushSubscription.memberId, memberId))
      .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
      .offset(MAX_BROWSERS)
    await tx
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.memberId, memberId), inArray(pushSubscription.id, surplus)))
  })
}

/** Ends the push messages to the browser of this login. Messages that wait for it are skipped. */
export async function deletePushSubscription(db: Queryable, { id, memberId }: Session) {
  const isHere = and(eq(pushSubscription.memberId, memberId), eq(pushSubscription.sessionId, id))
  await db.delete(pushSubscription).where(isHere)
}
