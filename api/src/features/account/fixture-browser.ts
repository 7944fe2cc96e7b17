import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { pushSubscription, session } from '../../tables/account.ts'
import type { MemberKey } from '../../tables/member-key.ts'

/** Logs a member in to a browser that is subscribed to push messages. */
export async function addBrowser(db: Queryable, { brandId, memberId }: MemberKey) {
  const [id, sessionId, createdAt] = [newId(), newId(), new Date()]
  const key = { brandId, memberId, createdAt }
  const endpoint = `https://push.example.com/${id}`
  await db
    .insert(session)
    .values({ ...key, id: sessionId, tokenHash: id, label: '', lastSeenAt: createdAt, expiresAt: createdAt })
  await db.insert(pushSubscription).values({ ...key, id, sessionId, endpoint, p256dh: 'p', auth: 'a' })
  return { id, sessionId, endpoint }
}
